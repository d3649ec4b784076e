import { minor } from "@livery/product/money.ts";
import { expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { useGameTypeName } from "../../../kit/menus/useGameTypeName.ts";
import { claimable, type Claim, type Rebate, totalOf } from "./cashback.ts";
import { RebateRow } from "./RebateRow.tsx";

const rebate = (gameType: string, amount: number, more: Partial<Rebate> = {}): Rebate => ({
  gameType,
  validBet: minor(15_600_000),
  rate: 0.8,
  amount: minor(amount),
  ...more,
});

const list = [rebate("RNG", 124_800), rebate("LIVE", 78_000)];

const claim = (gameType?: string): Claim => ({
  id: "B1",
  at: "2026-11-24T05:08:00.000Z",
  amount: minor(5),
  ...(gameType !== undefined && { gameType }),
});

test.each([
  ["before any claim", undefined, [124_800, 78_000]],
  ["from before a claim of slots", { claim: claim("RNG"), at: 10 }, [0, 78_000]],
  ["from before a claim of all", { claim: claim(), at: 10 }, [0, 0]],
  ["from after a claim", { claim: claim(), at: 9 }, [124_800, 78_000]],
])("a list %s has %o left to claim: %o", (_, claimed, amounts) => {
  expect(claimable(list, { at: 10, claimed }).map(({ amount }) => amount)).toEqual(amounts);
});

it.each([
  [list, 202_800],
  [[rebate("RNG", 124_800), rebate("LIVE", -5)], 124_800],
  [[], 0],
  [[{ ...rebate("RNG", 0), amount: 1e300 as Rebate["amount"] }], undefined],
])("of %o %s can be claimed in all", (rebates, total) => {
  expect(totalOf(rebates)).toBe(total);
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

it.each([
  ["ko", rebate("RNG", 124_800), "슬롯 유효 베팅 156,000 · 0.8% 1,248.00 받기 슬롯"],
  ["en", rebate("RNG", 124_800), "Slots Valid bets 156,000 · 0.8% 1,248.00 Claim Slots"],
  ["en", rebate("LOTT", 0, { rate: 0.1 + 0.2 }), "Lottery Valid bets 156,000 · 0.3% 0.00"],
  ["en", rebate("NEW", -5), "NEW Valid bets 156,000 · 0.8% −0.05"],
] as const)("in %s %o is a row with its terms, and a button only where there is something", (language, row, said) => {
  const Row = () => (
    <RebateRow rebate={row} name={useGameTypeName()(row.gameType)} sending={false} onClaim={() => undefined} />
  );
  expect(textOf(paneHtml(<Row />, { language }))).toBe(said);
});
