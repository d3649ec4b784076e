import { expect, test } from "vitest";
import { throttle } from "./throttle.ts";

test("three presses within a second count once, a later one counts again", () => {
  let time = 0;
  const mayRefresh = throttle(1000, () => time);
  const press = (at: number): boolean => {
    time = at;
    return mayRefresh();
  };
  expect([0, 400, 999, 1000, 1500, 2000].map(press)).toEqual([true, false, false, true, false, true]);
});
