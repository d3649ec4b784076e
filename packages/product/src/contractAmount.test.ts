import { describe, expect, test } from "vitest";
import { contractAmount, contractConditions, contractShares } from "./contractAmount.ts";
import type { ContractKind, ContractTerms } from "./contractKinds.ts";
import { minor } from "./money.ts";

const terms = (some: Record<string, number>) => some as ContractTerms;
const played = { stake: 1_000_000, payout: 380_000 };

test.each([
  ["dividend", { rate: 8 }, played, 49_600],
  ["dividend", { rate: 8 }, { stake: 100, payout: 900 }, 0],
  ["dividend", { rate: 0.01 }, { stake: 9_999, payout: 0 }, 0],
  ["dividend", { rate: 0.29 }, { stake: 100, payout: 0 }, 0],
  ["daily", { rate: 8 }, played, 80_000],
  ["daily", { rate: 99.99 }, { stake: Number.MAX_SAFE_INTEGER, payout: 0 }, 9_006_298_534_815_516],
  ["hourly", { rate: 0.5 }, played, 5_000],
  ["realTime", { lossRate: 0.4, profitRate: 0.2 }, { ...played, lost: 999, kept: 999 }, 3 + 1],
] satisfies [ContractKind, Record<string, number>, object, number][])(
  "a contract %s with %o pays for %o %d",
  (kind, some, figures, amount) => {
    expect(contractAmount(kind, terms(some), { ...played, ...figures })).toBe(amount);
  },
);

test.each([
  ["dividend", { rate: 8 }, [{ of: "loss", base: 620_000, rate: 8 }]],
  ["dividend", { rate: 8, periodValidBet: 2_000_000 }, []],
  ["daily", { rate: 0.5 }, [{ of: "bets", base: 1_000_000, rate: 0.5 }]],
  [
    "realTime",
    { lossRate: 0.4, profitRate: 0.2 },
    [
      { of: "lostBets", base: 999, rate: 0.4 },
      { of: "otherBets", base: 500, rate: 0.2 },
    ],
  ],
  ["realTime", { lossRate: 0.4 }, [{ of: "lostBets", base: 999, rate: 0.4 }]],
] satisfies [ContractKind, Record<string, number>, object[]][])(
  "a contract %s with %o pays shares of",
  (kind, some, shares) => {
    expect(contractShares(kind, terms(some), { ...played, lost: 999, kept: 500 })).toEqual(shares);
  },
);

describe("a dividend of 10 % of 620,000", () => {
  const whole = 62_000;
  test.each([
    [{ periodValidBet: 1_000_000 }, undefined, whole],
    [{ periodValidBet: 1_000_001 }, undefined, 0],
    [{ periodProfitLoss: 620_000 }, undefined, whole],
    [{ periodProfitLoss: 620_001 }, undefined, 0],
    [{ activeMembers: 5 }, 5, whole],
    [{ activeMembers: 5 }, 4, 0],
    [{ activeMembers: 5 }, undefined, whole],
    [{ activeMembers: 0 }, 0, whole],
  ])("with the conditions %o and %s active members pays %d", (conditions, active, amount) => {
    expect(contractAmount("dividend", terms({ rate: 10, ...conditions }), { ...played, active })).toBe(amount);
  });
});

test("members are counted only if nothing else keeps the contract from paying", () => {
  let counted = 0;
  const figures = {
    ...played,
    get active() {
      counted += 1;
      return 9;
    },
  };
  const asks = { rate: 10, activeMembers: 5, periodValidBet: minor(2_000_000) };
  expect(contractAmount("dividend", asks, figures)).toBe(0);
  expect(contractAmount("dividend", { rate: 10 }, figures)).toBe(62_000);
  expect(counted).toBe(0);
});

test("a loss of 0 is a condition, other figures of 0 are none", () => {
  const none = { periodValidBet: minor(0), periodProfitLoss: minor(0), activeMembers: 0 };
  expect(contractConditions(none)).toEqual([{ field: "periodProfitLoss", needed: 0 }]);
});
