import { minor } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { resultOf } from "./betColumns.tsx";
import { BetSum } from "./BetSum.tsx";

const period = { from: "2026-11-18", to: "2026-11-24" };

function sum(language: "ko" | "en", net: number): string {
  const totals = { stake: minor(5_800_000), validBet: minor(0), payout: minor(5_120_000), net: minor(net) };
  return paneHtml(<BetSum period={period} total={23} totals={totals} />, { language })
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/\s/gu, " ");
}

it.each([
  ["ko", -680_000, "11월 18일~24일: 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 6,800을 잃었습니다."],
  ["ko", 120_200, "11월 18일~24일: 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 1,202를 땄습니다."],
  ["en", -680_000, "November 18 – 24: you placed 23 bets. You staked 58,000 and got 51,200 back. You lost 6,800."],
  ["en", 0, "November 18 – 24: you placed 23 bets. You staked 58,000 and got 51,200 back. You came out even."],
] as const)(
  "in %s a period's sum is a sentence, with a gain and a loss in the same tone",
  (language, net, sentence) => {
    expect(sum(language, net)).toBe(sentence);
  },
);

it.each([
  [{ net: minor(1), state: "SETTLED" }, "won"],
  [{ net: minor(-1), state: "SETTLED" }, "lost"],
  [{ net: minor(0), state: "SETTLED" }, "even"],
  [{ net: minor(0), state: "OPEN" }, "open"],
] as const)("%o is %s", (bet, result) => {
  expect(resultOf(bet)).toBe(result);
});
