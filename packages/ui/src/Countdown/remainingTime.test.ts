import { expect, it } from "vitest";
import { remainingTime, secondsLeft } from "./remainingTime.ts";

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [299, "4:59"],
  [3600, "1:00:00"],
  [86_399, "23:59:59"],
  [183_845, "2d 03:04:05"],
])("%d seconds are shown as %s", (seconds, text) => {
  expect(remainingTime(seconds, "d")).toBe(text);
});

it.each([
  [1000, 1000, 0],
  [1000, 5000, 0],
  [1001, 1000, 1],
  [2000, 1000, 1],
])("with the end at %d, the time %d leaves %d seconds", (until, now, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds);
});
