import { minor } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { TeamFlow } from "./TeamFlow.tsx";
import { TeamSentence } from "./TeamSentence.tsx";

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

const played = (net: number) => ({
  members: 12,
  newMembers: 0,
  activeMembers: 2,
  deposit: minor(0),
  withdrawal: minor(0),
  bet: minor(1_470_000),
  payout: minor(939_000),
  net: minor(net),
  income: minor(0),
  days: [],
});

it.each([
  ["en", -531_000, "The team staked 14,700 and got 9,390 back. Members lost 5,310."],
  ["en", 469_000, "The team staked 14,700 and got 9,390 back, plus 10,000 in bonuses and cashback. Members won 4,690."],
  ["ko", -531_000, "팀이 14,700을 걸어 9,390을 받아, 회원이 5,310을 잃었습니다."],
  ["ko", 469_000, "팀이 14,700을 걸어 9,390을 받고 보너스와 캐시백으로 10,000을 더 받아, 회원이 4,690을 땄습니다."],
] as const)("in %s a net of %i is said so that the figures before it add up to it", (language, net, said) => {
  const html = paneHtml(<TeamSentence team={played(net)} />, { language });
  expect(html.replaceAll(/<[^>]*>/gu, "")).toContain(said);
});

it("what members were given is a line of its own, so that the lines add up to the result", () => {
  const lines = (net: number) => textOf(paneHtml(<TeamFlow team={played(net)} />, { language: "en" }));
  expect(lines(469_000)).toContain("Paid out 9,390.00 Bonuses and cashback 10,000.00 Members won 4,690.00");
  expect(lines(-531_000)).not.toContain("Bonuses");
});
