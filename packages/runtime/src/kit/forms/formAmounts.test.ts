import { minor } from "@livery/product/money.ts";
import { expect, test } from "vitest";
import {
  amountFaults,
  enteredAmount,
  enteredPercent,
  limitValues,
  percentLimits,
  readPercent,
  sharesOf,
  typedAmount,
} from "./formAmounts.ts";
import type { FormFields } from "./formField.ts";

const currency = { symbol: "P", decimals: 2 };
const limits = { minimum: minor(100_000), maximum: minor(5_000_050) };
const fields: FormFields<"amount" | "code"> = {
  amount: { label: "Amount", kind: "amount", rule: { required: true }, limits },
  code: { label: "Code", kind: "digits", rule: { required: true } },
};

test.each([
  ["1,000", undefined],
  ["50,000.50", undefined],
  ["999.99", "fault.amountLow"],
  ["50,000.51", "fault.amountHigh"],
  ["1000.001", "fault.amountPrecise"],
  ["a lot", "fault.amount"],
  ["1,00", "fault.amount"],
  ["-1000", "fault.amount"],
])("of an amount from 1,000 to 50,000.50, %s is judged as %s", (amount, fault) => {
  expect(amountFaults(fields, { amount, code: "none" }, currency)).toEqual(
    fault === undefined ? {} : { amount: fault },
  );
});

test("an empty amount is left to the field's rule, and nothing is no amount even without limits", () => {
  expect(amountFaults(fields, { amount: "" }, currency)).toEqual({});
  expect(amountFaults({ amount: { ...fields.amount, limits: {} } as never }, { amount: "0" }, currency)).toEqual({
    amount: "fault.amount",
  });
});

test("limits are written as amounts of the site", () => {
  expect(limitValues(limits, currency)).toEqual({ minimum: "P 1,000", maximum: "P 50,000.50" });
});

test("a field is filled in with an amount as it is typed, or with nothing", () => {
  expect(typedAmount(minor(123_450), currency)).toBe("1,234.50");
  expect(typedAmount(undefined, currency)).toBe("");
});

test("an amount is sent in minor units", () => {
  expect(enteredAmount("1,234.5", currency)).toBe(123_450);
  expect(() => enteredAmount("a lot", currency)).toThrow("is not an amount");
});

test.each([
  [12_845_033, 2, [3_211_200, 6_422_500]],
  [12_845, 0, [3_211, 6_422]],
  [300_000, 2, [150_000]],
  [150_000, 2, []],
  [-150_000, 2, []],
])("a quarter and a half of %d are whole units that the limits allow", (balance, decimals, amounts) => {
  const bounds = { minimum: minor(decimals === 0 ? 1_000 : 100_000), maximum: minor(9_000_000) };
  expect(sharesOf(minor(balance), bounds, decimals).map(({ amount }) => amount)).toEqual(amounts);
  expect(sharesOf(minor(0), {}, decimals)).toEqual([]);
});

const rate = {
  label: "Rate",
  kind: "percent",
  rule: { required: true },
  limits: percentLimits({ most: 4.5 }),
} as const;

test.each([
  ["3", 3],
  ["4.5", 4.5],
  [" 4.50 %", 4.5],
  ["０.０１", 0.01],
])("a share that is typed as %j is %f percent", (typed, percent) => {
  expect(amountFaults({ rate }, { rate: typed }, currency)).toEqual({});
  expect(enteredPercent(typed)).toBe(percent);
  expect(readPercent(typed)).toBe(percent);
});

test.each(["", "%", "-1", "1.125", "4.5.1"])("while a share is typed, %j is none yet", (typed) => {
  expect(readPercent(typed)).toBeUndefined();
});

test.each([
  ["%", "fault.amount"],
  ["0", "fault.amount"],
  ["-1", "fault.amount"],
  ["4.51", "fault.amountHigh"],
  ["1.125", "fault.amountPrecise"],
])("of a share of 4.5 percent at most, %j is judged as %s", (typed, fault) => {
  expect(amountFaults({ rate }, { rate: typed }, currency)).toEqual({ rate: fault });
});
