import { minor } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { IncomeMakeUp } from "./IncomeMakeUp.tsx";
import { incomeParts, totalOf } from "./incomeParts.ts";
import { IncomeSum } from "./IncomeSum.tsx";

const period = { from: "2026-11-01", to: "2026-11-24" };

const sums = (amounts: Readonly<Record<string, number>>) =>
  Object.entries(amounts).map(([kind, amount]) => ({ kind, amount: amount as ReturnType<typeof minor> }));

it.each([
  ["ko", 31_024_000, "11월 1일~24일: 수입은 310,240입니다."],
  ["ko", -5, "11월 1일~24일: 받은 것보다 0.05를 더 지급했습니다."],
  ["en", 31_024_000, "November 1 – 24: your income is 310,240."],
  ["en", -100_000, "November 1 – 24: you paid out 1,000 more than you received."],
  ["en", 0, "November 1 – 24: you paid out as much as you received."],
] as const)("in %s an income of %d is a sentence", (language, total, said) => {
  const html = paneHtml(<IncomeSum period={period} total={minor(total)} />, { language });
  expect(html.replaceAll(/<[^>]*>/gu, "").replaceAll(/\s/gu, " ")).toBe(said);
});

it("kinds that brought income are above those that cost more than they brought, on one scale", () => {
  const parts = incomeParts(sums({ REFERRAL: 20, DIVIDEND: 180, DAILY: 0, HOURLY: -50, REALTIME: -300 }), undefined);
  expect(parts.earned.map(({ kind }) => kind)).toEqual(["REFERRAL", "DIVIDEND"]);
  expect(parts.paid.map(({ kind }) => kind)).toEqual(["HOURLY", "REALTIME"]);
  expect(parts).toMatchObject({ total: -150, longest: 350 });
});

it("a chosen kind stays, so that it can be left again, when a period has nothing of it", () => {
  expect(incomeParts(sums({ REFERRAL: 20, DAILY: 0 }), "DAILY").earned.map(({ kind }) => kind)).toEqual([
    "REFERRAL",
    "DAILY",
  ]);
});

it("a sum that cannot be counted is left out", () => {
  expect(totalOf(sums({ REFERRAL: Number.MAX_SAFE_INTEGER, DIVIDEND: 9 }))).toBeUndefined();
  expect(totalOf([])).toBe(0);
});

it.each([
  [{ REFERRAL: 5, toString: 7 }, ["Referral 0.05", "toString 0.07"]],
  [{ REFERRAL: -5 }, ["Referral −0.05"]],
  [{ REFERRAL: 0 }, []],
])("the kinds %o are buttons, and one that the site does not know is shown as sent", (amounts, said) => {
  const response = { sums: sums(amounts), total: 1 };
  const makeUp = <IncomeMakeUp period={period} response={response} kind={undefined} onKind={() => undefined} />;
  const buttons = [...paneHtml(makeUp, { language: "en" }).matchAll(/<button.*?<\/button>/gsu)].map(([button]) =>
    button
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
  expect(buttons).toEqual(said);
});
