import { minor } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import { paneHtml } from "../../centre/testing/paneHtml.tsx";
import type { NetOf } from "../useNetText.ts";
import { resultOf } from "./betColumns.tsx";
import { BetSum } from "./BetSum.tsx";

const period = { from: "2026-11-18", to: "2026-11-24" };

function sum(language: "ko" | "en", whose: NetOf, net: number): string {
  const totals = { stake: minor(5_800_000), validBet: minor(0), payout: minor(5_120_000), net: minor(net) };
  return paneHtml(<BetSum period={period} total={23} totals={totals} whose={whose} />, { language })
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/\s/gu, " ");
}

it.each([
  ["ko", "own", -680_000, "11월 18일~24일: 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 6,800을 잃었습니다."],
  ["ko", "own", 120_200, "11월 18일~24일: 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 1,202를 땄습니다."],
  [
    "ko",
    "team",
    -680_000,
    "11월 18일~24일: 팀 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 회원이 6,800을 잃었습니다.",
  ],
  ["ko", "member", 5, "11월 18일~24일: 베팅 23건. 58,000을 걸어 51,200을 받았습니다. 이 회원이 0.05를 땄습니다."],
  [
    "en",
    "own",
    -680_000,
    "November 18 – 24: you placed 23 bets. You staked 58,000 and got 51,200 back. You lost 6,800.",
  ],
  ["en", "own", 0, "November 18 – 24: you placed 23 bets. You staked 58,000 and got 51,200 back. You broke even."],
  [
    "en",
    "team",
    120_200,
    "November 18 – 24: your team placed 23 bets. It staked 58,000 and got 51,200 back. Members won 1,202.",
  ],
  ["en", "member", -5, "November 18 – 24: 23 bets. 58,000 was staked and 51,200 was paid back. This member lost 0.05."],
] as const)(
  "in %s the bets of a period (%s) with a net of %d are summed up in words, in the same tone",
  (language, whose, net, sentence) => {
    expect(sum(language, whose, net)).toBe(sentence);
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
