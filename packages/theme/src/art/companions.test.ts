import { expect, test } from "vitest";
import { isEmblem, withCompanions } from "./companions.ts";
import { type EmblemId, emblems } from "./emblems.ts";
import { createRandom } from "./random.ts";

test("every emblem leads a group of others without duplicates", () => {
  for (const lead of Object.keys(emblems) as EmblemId[]) {
    const group = withCompanions(lead, createRandom(lead));
    expect(group[0]).toBe(lead);
    expect(group.length, lead).toBeGreaterThanOrEqual(4);
    expect(new Set(group).size).toBe(group.length);
  }
});

test("only names of drawings are emblems", () => {
  expect(["coin", "hwatu"].every(isEmblem)).toBe(true);
  expect(["Coin", "constructor", ""].some(isEmblem)).toBe(false);
});
