import { expect, test } from "vitest";
import { transformPath } from "./transformPath.ts";

test.each([
  ["moved", "M0 0H10V5Z", { x: 3, y: 4 }, "M3 4H13V9Z"],
  ["scaled", "M1 1q1 0 2 2", { x: 0, y: 0, scale: 2 }, "M2 2q2 0 4 4"],
  ["turned", "M10 0h10v10", { x: 0, y: 0, turn: 90 }, "M0 10l0 10l-10 0"],
  ["an arc keeps its flags", "M0 0a5 5 0 1 0 10 0", { x: 1, y: 1, scale: 2, turn: 90 }, "M1 1a10 10 90 1 0 0 20"],
  ["a repeated command stays the same", "M0 0L1 1 2 2", { x: 1, y: 0 }, "M1 0L2 1L3 2"],
])("%s", (_, path, placement, expected) => {
  expect(transformPath(path, placement)).toBe(expected);
});
