import { expect, it } from "vitest";
import { major, minor, toMajor, toMinor } from "./money.ts";

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is not money", (amount) => {
  expect(() => minor(amount)).toThrow(RangeError);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])("%d whole units are not an amount", (amount) => {
  expect(() => major(amount)).toThrow(RangeError);
});

it.each([
  [258_600.5, 2, 25_860_050],
  [0.29, 2, 29],
  [-12.34, 2, -1234],
  [1234, 0, 1234],
  [1.005, 3, 1005],
])("%d with %d decimals is %d minor units, and back", (units, decimals, amount) => {
  expect(toMinor(major(units), decimals)).toBe(amount);
  expect(toMajor(minor(amount), decimals)).toBe(units);
});

it.each([
  [90_071_992_547_410, 2],
  [9_007_199_254_741, 3],
  [2 ** 53, 0],
])("%d units with %d decimals are more than can be counted exactly", (units, decimals) => {
  expect(() => toMinor(major(units), decimals)).toThrow(RangeError);
});

it("play money has two decimals", () => {
  expect(toMinor(major(1))).toBe(100);
  expect(toMajor(minor(100))).toBe(1);
});

// @ts-expect-error a bare number is not money
toMajor(100);
// @ts-expect-error neither are its whole units
toMinor(100);
// @ts-expect-error minor units are not counted a second time
toMinor(minor(1));
