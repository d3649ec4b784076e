import { expect, test } from "vitest";
import { lineages } from "./lineage.ts";

function lineageOf(id: string, parents: Readonly<Record<string, string | undefined>>) {
  return lineages(new Map(Object.entries(parents))).get(id);
}

test("a chain lists every extended brand, nearest first, however long it is", () => {
  const ids = Array.from({ length: 500 }, (_, index) => `b${index}`);
  const chain = Object.fromEntries(ids.map((id, index) => [id, ids[index + 1]]));
  expect(lineageOf("b0", chain)?.parents).toEqual(ids.slice(1));
});

test("a cycle includes only the brands in it, not a brand that leads into it", () => {
  const parents = { one: "two", two: "three", three: "one", outside: "one" };
  expect(lineageOf("two", parents)).toEqual({ parents: ["three", "one"], circle: ["two", "three", "one"] });
  expect(lineageOf("outside", parents)).toEqual({ parents: ["one", "two", "three"] });
  expect(lineageOf("self", { self: "self" })).toEqual({ parents: [], circle: ["self"] });
});

test("a missing brand is reported only for the brand that names it", () => {
  const parents = { child: "middle", middle: "nowhere" };
  expect(lineageOf("middle", parents)).toEqual({ parents: [], unknown: "nowhere" });
  expect(lineageOf("child", parents)).toEqual({ parents: ["middle"] });
});
