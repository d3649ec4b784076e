import { minor } from "@livery/product/money.ts";
import { describe, expect, it } from "vitest";
import { RankBars } from "../../../kit/account/RankBars.tsx";
import { rankNeeds } from "../../../kit/account/rankNeeds.ts";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { RankLadder } from "./RankLadder.tsx";
import { RankSentence } from "./RankSentence.tsx";

const rank = (level: number, more: object = {}) => ({
  level,
  name: `Rank ${level}`,
  deposit: minor(1_000_000 * (level - 1)),
  validBet: minor(5_000_000 * (level - 1)),
  benefits: [`Gift ${level}`],
  vipService: false,
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

describe("what is missing for the next rank", () => {
  const next = rank(3);

  it.each([
    [0, 0, 2_000_000, 10_000_000],
    [1_999_999, 10_000_001, 1, 0],
    [-500, 10_000_000, 2_000_500, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0, 0],
    [Number.MIN_SAFE_INTEGER, 10_000_000, Number.MAX_SAFE_INTEGER, 0],
  ])("after %d deposited and %d staked is %d and %d", (deposit, validBet, depositLeft, betsLeft) => {
    const needs = rankNeeds({ next, deposit: minor(deposit), validBet: minor(validBet) });
    expect(needs).toEqual({ deposit: depositLeft, validBet: betsLeft });
  });

  it.each([
    ["ko", 800_000, 2_000_050, "Rank 3까지 입금 12,000, 유효 베팅 79,999.50이 남았습니다."],
    ["ko", 2_000_000, 0, "Rank 3까지 유효 베팅 100,000이 남았습니다."],
    ["ko", 0, 10_000_000, "Rank 3까지 입금 20,000이 남았습니다."],
    ["en", 800_000, 2_000_050, "12,000 more in deposits and 79,999.50 more in valid bets to reach Rank 3."],
    ["en", 2_000_000, 10_000_000, "All requirements of Rank 3 are met. Your rank changes at the next review."],
  ] as const)("is said in %s for %d deposited and %d staked", (language, deposit, validBet, sentence) => {
    const html = paneHtml(<RankSentence next={next} deposit={minor(deposit)} validBet={minor(validBet)} />, {
      language,
    });
    expect(html.replaceAll(/<[^>]*>/gu, "")).toBe(sentence);
  });

  it("is nothing at the highest rank", () => {
    expect(textOf(paneHtml(<RankSentence deposit={minor(0)} validBet={minor(0)} />))).toBe(
      "You have the highest rank.",
    );
  });
});

describe("the ladder", () => {
  const steps = (level: number, ranks = [rank(1), rank(2), rank(3, { vipService: true })]) =>
    [...paneHtml(<RankLadder ranks={ranks} level={level} />).matchAll(/<details([^>]*)>(.*?)<\/details>/gsu)].map(
      ([, facts = "", inside = ""]) => ({ open: facts.includes("open"), text: textOf(inside) }),
    );

  it("has one step open: the member's own, which is marked", () => {
    const shown = steps(2);
    expect(shown.map(({ open }) => open)).toEqual([false, true, false]);
    expect(shown.map(({ text }) => text.includes("Your rank"))).toEqual([false, true, false]);
    expect(shown[0]?.text).toContain("Met");
    expect(shown[2]?.text).not.toContain("Met");
  });

  it("says of each rank what it brings and what it asks for", () => {
    const [first, second, third] = steps(1).map(({ text }) => text);
    expect(first).toContain("Gift 1 This rank has no requirements.");
    expect(second).toContain("Gift 2 Total deposits 10,000 Total valid bets 50,000");
    expect(third).toContain("Gift 3 VIP service Total deposits 20,000 Total valid bets 100,000");
  });

  it("opens none for a member without a rank, and names a rank without a name by its level", () => {
    const shown = steps(0, [rank(1, { name: "", benefits: [] })]);
    expect(shown).toEqual([{ open: false, text: "1 Level 1 This rank has no requirements." }]);
  });
});

it("shows no bar for a requirement of nothing", () => {
  const html = paneHtml(
    <RankBars next={rank(3, { validBet: minor(0) })} deposit={minor(800_000)} validBet={minor(0)} />,
  );
  expect(html.match(/role="progressbar"/gu)).toHaveLength(1);
  expect(textOf(html)).toContain("8,000 of");
});
