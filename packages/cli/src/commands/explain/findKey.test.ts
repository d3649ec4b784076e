import { expect, test } from "vitest";
import { findKey, leavesBelow } from "./findKey.ts";

test.each([
  ["layout.header", ["layout", "header"]],
  ["/layout/header", ["layout", "header"]],
  ["play", ["play"]],
  ["theme.light.semantic.color.bg", ["theme", "light", "semantic.color.bg"]],
  ["/theme/light/semantic.color.bg", ["theme", "light", "semantic.color.bg"]],
])("%s is found", (text, path) => {
  expect(findKey(text).path).toEqual(path);
});

test.each([
  ["layout.haeder", 'There is no key "haeder" in layout. Did you mean layout.header?'],
  ["layuot.header", 'There is no key "layuot" in brand.json. Did you mean layout?'],
  ["radius", 'There is no key "radius" in brand.json. Did you mean theme.shape.radius?'],
  ["/zzzzzz", 'There is no key "zzzzzz" in brand.json.'],
  ["play.demo", "play has no keys: it is a single value."],
  [
    "memberMenu.0.id",
    "memberMenu is a list, which can only be explained as a whole: `livery explain <brand> memberMenu`.",
  ],
  ["constructor", 'There is no key "constructor" in brand.json.'],
])("%s is rejected with the nearest key", (text, message) => {
  expect(() => findKey(text)).toThrow(message);
});

test("the leaves of an object are the keys below it without keys of their own, and a list is one leaf", () => {
  expect(leavesBelow(["contact"])).toEqual([
    ["contact", "email"],
    ["contact", "social"],
  ]);
  expect(leavesBelow(["memberMenu"])).toEqual([["memberMenu"]]);
});
