import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("the value of an object is created once, even if it is undefined", () => {
  const make = vi.fn<(key: object, word: string) => string | undefined>((_key, word) => (word ? word : undefined));
  const kept = memoize(make);
  const [first, second] = [{}, {}];
  expect([kept(first, "one"), kept(first, "two"), kept(second, ""), kept(second, "")]).toEqual([
    "one",
    "one",
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
