import { balance } from "@livery/platform/calls/balance.ts";
import { minor } from "@livery/product/money.ts";
import { expect, test } from "vitest";
import { formatCount } from "../formatCount.ts";
import { type AmountForm, amountParts, formatAmount } from "./formatAmount.ts";

const points = { symbol: "P", decimals: 2 };
const won = { symbol: "₩", decimals: 0 };
const dong = { symbol: "VND", decimals: 0 };
const dinar = { symbol: "KD", decimals: 3 };

test.each([
  [1_234_567.8, "1,234,567.80"],
  [10_000, "10,000.00"],
  [0, "0.00"],
  [0.01, "0.01"],
])("HD-010 a sumBalance of %d is shown as %s", (sumBalance, digits) => {
  const decoded = balance.decode({ sumBalance });
  expect(decoded.ok && amountParts(decoded.value.total, points)).toEqual({ sign: "", digits });
});

test.each([
  [0, points, "P 0.00"],
  [0, won, "₩ 0"],
  [1_234_567, won, "₩ 1,234,567"],
  [-1_234_567, won, "−₩ 1,234,567"],
  [1_234_567, dong, "VND 1,234,567"],
  [-5, points, "−P 0.05"],
  [-1250, points, "−P 12.50"],
  [1_234_567, dinar, "KD 1,234.567"],
  [Number.MAX_SAFE_INTEGER, points, "P 90,071,992,547,409.91"],
  [Number.MAX_SAFE_INTEGER - 6, points, "P 90,071,992,547,409.85"],
  [-Number.MAX_SAFE_INTEGER, won, "−₩ 9,007,199,254,740,991"],
])("%d in %o is %s", (amount, currency, text) => {
  expect(formatAmount(minor(amount), currency)).toBe(text);
});

test.each<[number, AmountForm, string]>([
  [1250, { signed: true }, "+P 12.50"],
  [-1250, { signed: true }, "−P 12.50"],
  [0, { signed: true }, "P 0.00"],
  [20, { decimals: "needed" }, "P 0.20"],
  [100, { decimals: "needed" }, "P 1"],
  [248_130_049, { decimals: "none" }, "P 2,481,300"],
  [248_130_050, { decimals: "none" }, "P 2,481,301"],
  [-30, { decimals: "none", signed: true }, "P 0"],
  [-130, { decimals: "none" }, "−P 1"],
])("%d with %o is %s", (amount, form, text) => {
  expect(formatAmount(minor(amount), points, form)).toBe(text);
});

test("a count has a comma at every thousand", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
});
