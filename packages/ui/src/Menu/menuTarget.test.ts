import { expect, test } from "vitest";
import { menuTarget } from "./menuTarget.ts";

const labels = ["한국어", "English", "Español"];

test.each([
  { key: "ArrowDown", current: 2, target: 0 },
  { key: "ArrowDown", current: -1, target: 0 },
  { key: "ArrowUp", current: 0, target: 2 },
  { key: "Home", current: 2, target: 0 },
  { key: "End", current: 0, target: 2 },
  { key: "e", current: 1, target: 2 },
  { key: "e", current: 2, target: 1 },
  { key: "한", current: 1, target: 0 },
  { key: "x", current: 1, target: undefined },
  { key: "Enter", current: 1, target: undefined },
])("$key from entry $current leads to $target", ({ key, current, target }) => {
  expect(menuTarget({ key, current, labels })).toBe(target);
});
