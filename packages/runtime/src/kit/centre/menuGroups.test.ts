import { expect, test } from "vitest";
import { menuGroups } from "./menuGroups.ts";

const entry = (id: string, group: string) => ({ id, group });

test("entries that follow each other in a group are drawn below its title", () => {
  const [a, b, c] = [entry("a", "money"), entry("b", "money"), entry("c", "news")];
  expect(menuGroups([a, b, c])).toEqual([
    { group: "money", entries: [a, b] },
    { group: "news", entries: [c] },
  ]);
});

test("an order in which a title would be drawn twice has no titles", () => {
  const [a, b, c] = [entry("a", "money"), entry("b", "news"), entry("c", "money")];
  expect(menuGroups([a, b, c])).toEqual([{ group: undefined, entries: [a, b, c] }]);
});
