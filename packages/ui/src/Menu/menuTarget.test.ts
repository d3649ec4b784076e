import { expect, test } from "vitest";
import { menuTarget } from "./menuTarget.ts";

const labels = ["한국어", "English", "Español", "Čeština", "Bahasa Indonesia", "Bahasa Melayu"];

test.each([
  { key: "ArrowDown", current: 5, target: 0 },
  { key: "ArrowDown", current: -1, target: 0 },
  { key: "ArrowUp", current: 0, target: 5 },
  { key: "Home", current: 2, target: 0 },
  { key: "End", current: 0, target: 5 },
  { key: "e", current: 1, target: 2 },
  { key: "e", current: 2, target: 1 },
  { key: "한", current: 1, target: 0 },
  { key: "x", current: 1, target: undefined },
  { key: "Enter", current: 1, target: undefined },
  { key: "c", current: 0, target: 3 },
  { key: "e", current: -1, target: 1 },
  { typed: "e", key: "e", current: 1, target: 2 },
  { typed: "e", key: "s", current: 1, target: 2 },
  { typed: "e", key: "s", current: 2, target: 2 },
  { typed: "bahasa", key: " ", current: 4, target: 4 },
  { typed: "bahasa ", key: "m", current: 4, target: 5 },
  { typed: "e", key: "x", current: 1, target: undefined },
  { key: " ", current: 1, target: undefined },
])("$typed$key from entry $current moves to $target", ({ typed = "", key, current, target }) => {
  expect(menuTarget({ typed, key, current, labels })).toBe(target);
});
