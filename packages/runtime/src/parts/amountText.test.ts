import { expect, test } from "vitest";
import { amountText, wholeAmountText } from "./amountText.ts";

test.each([
  [1_234_567.8, "1,234,567.80"],
  [10_000, "10,000.00"],
  [0, "0.00"],
  [0.005, "0.01"],
  [-12.5, "-12.50"],
])("HD-010 %d is written %s", (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test("a ranking leaves the cents away", () => {
  expect(wholeAmountText(2_481_300.4)).toBe("2,481,300");
});
