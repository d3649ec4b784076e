import { expect, it } from "vitest";
import type { RunnerId } from "../mutate/runnerOf.ts";
import { chooseTests } from "./chooseTests.ts";

const test = (runner: RunnerId, distance: number, file: string) => ({ runner, distance, file });
const names = (tests: readonly { readonly file: string }[]) => tests.map(({ file }) => file).join("");

/** Each file takes as many seconds as its name is long. */
const costOf = (file: string) => file.length * 10;

it.each([
  {
    said: "everything that fits",
    reached: [test("unit", 1, "a"), test("slow", 2, "b")],
    budget: 14,
    chosen: "ab",
    left: "",
  },
  {
    said: "the nearest first",
    reached: [test("unit", 3, "c"), test("unit", 1, "a"), test("unit", 2, "b")],
    budget: 14,
    chosen: "ab",
    left: "c",
  },
  {
    said: "the quick ones among equally near ones, and later ones that still fit",
    reached: [test("unit", 1, "xx"), test("unit", 1, "a"), test("unit", 2, "b")],
    budget: 14,
    chosen: "ab",
    left: "xx",
  },
  {
    said: "another program only if its start fits too",
    reached: [test("unit", 1, "a"), test("stories", 2, "s"), test("unit", 3, "b")],
    budget: 30,
    chosen: "ab",
    left: "s",
  },
  {
    said: "a changed test whatever it takes",
    reached: [test("stories", 0, "sss"), test("unit", 1, "a")],
    budget: 30,
    chosen: "sss",
    left: "a",
  },
])("of the tests that a change reaches, those run: $said", ({ reached, budget, chosen, left }) => {
  const choice = chooseTests(reached, costOf, { budget, endToEndLast: true, likenessOf: () => 0 });
  expect([names(choice.chosen), names(choice.left)]).toEqual([chosen, left]);
});

it("a far test that speaks of what has changed runs after the nearest one, before other near ones", () => {
  const reached = [test("unit", 1, "a"), test("unit", 2, "b"), test("unit", 6, "c")];
  const likenessOf = (file: string) => (file === "c" ? 0.5 : 0.1);
  const choice = chooseTests(reached, costOf, { budget: 14, endToEndLast: true, likenessOf });
  expect([names(choice.chosen), names(choice.left)]).toEqual(["ac", "b"]);
});

it("end-to-end tests come last, or in their turn if e2e/ itself has changed", () => {
  const reached = [test("e2e", 1, "e"), test("unit", 5, "aaa")];
  const first = (endToEndLast: boolean) =>
    names(chooseTests(reached, costOf, { budget: 40, endToEndLast, likenessOf: () => 0 }).chosen);
  expect([first(true), first(false)]).toEqual(["aaa", "e"]);
});

it("two files run at once, but a long one is not split", () => {
  const seconds = (...files: readonly string[]) =>
    chooseTests(
      files.map((file) => test("unit", 1, file)),
      costOf,
      { budget: 1000, endToEndLast: true, likenessOf: () => 0 },
    ).seconds;
  expect([seconds(), seconds("a", "b", "c", "d"), seconds("aaaa", "b")]).toEqual([0, 24, 44]);
});
