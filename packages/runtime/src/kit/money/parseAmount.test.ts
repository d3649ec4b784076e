import { minor } from "@livery/product/money.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatAmount } from "./formatAmount.ts";
import { parseAmount } from "./parseAmount.ts";

const points = { symbol: "P", decimals: 2 };
const won = { symbol: "₩", decimals: 0 };

describe("what people type", () => {
  it.each([
    ["1000", 100_000],
    ["1,000", 100_000],
    ["1,234,567.8", 123_456_780],
    ["007", 700],
    ["5.", 500],
    [".5", 50],
    ["0", 0],
    ["-0", 0],
    ["  12.34 ", 1234],
    ["１，０００．５", 100_050],
    ["P 1,000", 100_000],
    ["P1000", 100_000],
    ["−P 12.50", -1250],
    ["-12.5", -1250],
    ["+12.5", 1250],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
  ])("reads %s", (text, amount) => {
    expect(parseAmount(text, points)).toEqual({ ok: true, amount });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["abc", "malformed"],
    [".", "malformed"],
    [",", "malformed"],
    ["-", "malformed"],
    ["P", "malformed"],
    ["1,23", "malformed"],
    ["1,0000", "malformed"],
    ["1000,000", "malformed"],
    [",000", "malformed"],
    ["1.000,50", "malformed"],
    ["1.2.3", "malformed"],
    ["1 000", "malformed"],
    ["1e3", "malformed"],
    ["0x10", "malformed"],
    ["Infinity", "malformed"],
    ["--1", "malformed"],
    ["₩1000", "malformed"],
    ["1.234", "tooPrecise"],
    ["90071992547409.92", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
  ])("rejects %j: %s", (text, problem) => {
    expect(parseAmount(text, points)).toEqual({ ok: false, problem });
  });

  it.each([
    ["1,000", { ok: true, amount: 1000 }],
    ["￦１,０００", { ok: true, amount: 1000 }],
    ["1000.5", { ok: false, problem: "tooPrecise" }],
  ])("reads %s in a currency without decimals", (text, parsed) => {
    expect(parseAmount(text, won)).toEqual(parsed);
  });
});

test("parsing a formatted amount returns the same amount", () => {
  const amounts = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  const currencies = fc.constantFrom(points, won, { symbol: "US$", decimals: 2 }, { symbol: "KD", decimals: 3 });
  const property = fc.property(amounts, currencies, fc.boolean(), (amount, currency, signed) => {
    const text = formatAmount(minor(amount), currency, { signed });
    expect(parseAmount(text, currency)).toEqual({ ok: true, amount });
  });
  fc.assert(property, { seed: 2026, numRuns: 500 });
});
