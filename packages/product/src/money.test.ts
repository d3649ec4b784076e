import { expect, it } from "vitest";
import { type Major, minor, toMajor, toMinor } from "./money.ts";

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is not money", (amount) => {
  expect(() => minor(amount)).toThrow(RangeError);
});

it.each([
  [258_600.5, 2, 25_860_050],
  [0.29, 2, 29],
  [-12.34, 2, -1234],
  [1234, 0, 1234],
  [1.005, 3, 1005],
])("%d with %d decimals is %d minor units, and back", (major, decimals, amount) => {
  expect(toMinor(major as Major, decimals)).toBe(amount);
  expect(toMajor(minor(amount), decimals)).toBe(major);
});

it("play money has two decimals", () => {
  expect(toMinor(1 as Major)).toBe(100);
  expect(toMajor(minor(100))).toBe(1);
});

// @ts-expect-error a bare number is not money
toMajor(100);
