import { minor } from "@livery/product/money.ts";
import { describe, expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { GameTypeTable } from "./GameTypeTable.tsx";
import { bridgeOf, type Sums, totalsOf, type TypeSums } from "./profit.ts";
import { ProfitSum } from "./ProfitSum.tsx";

type Figures = Readonly<Partial<Record<keyof Sums, number>>>;

/** What came of a period; its net is what its figures add up to, unless it is given. */
function sums({ validBet = 0, payout = 0, bonus = 0, rebate = 0, ...more }: Figures): Sums {
  const net = payout + bonus + rebate - validBet;
  return { deposit: 0, withdrawal: 0, validBet, payout, bonus, rebate, net, ...more } as Sums;
}

function type(gameType: string, validBet: number, payout: number, rebate: number): TypeSums {
  const net = minor(payout + rebate - validBet);
  return { gameType, validBet: minor(validBet), payout: minor(payout), rebate: minor(rebate), net };
}

const types = [
  type("RNG", 31_200_000, 36_200_000, 249_600),
  type("LIVE", 15_600_000, 14_000_000, 78_000),
  type("NEW", 500, 0, 0),
];

const period = { from: "2026-11-18", to: "2026-11-24" };

it.each([
  [
    "ko",
    sums({ validBet: 5_800_000, payout: 5_120_000 }),
    "11월 18일~24일: 58,000을 걸어 51,200을 받았습니다. 6,800을 잃었습니다.",
  ],
  [
    "ko",
    sums({ validBet: 5_800_000, payout: 5_120_000, bonus: 700_000, rebate: 100_200 }),
    "11월 18일~24일: 58,000을 걸어 51,200을 받았습니다. 보너스 7,000, 캐시백 1,002도 받았습니다. 1,202를 땄습니다.",
  ],
  [
    "en",
    sums({ validBet: 5_800_000, payout: 5_120_000, rebate: 80_000 }),
    "November 18 – 24: you staked 58,000 and got 51,200 back. You also received 800 in cashback. You lost 6,000.",
  ],
  ["en", sums({ validBet: 5, payout: 5 }), "November 18 – 24: you staked 0.05 and got 0.05 back. You broke even."],
] as const)("in %s a statement says %o in words, with a gain and a loss in the same tone", (language, total, said) => {
  const html = paneHtml(<ProfitSum period={period} sums={total} />, { language });
  expect(html.replaceAll(/<[^>]*>/gu, "").replaceAll(/\s/gu, " ")).toBe(said);
});

describe("the bridge", () => {
  it("has both bars on one scale, with the parts of what came back", () => {
    expect(bridgeOf(sums({ validBet: 1000, payout: 400, bonus: 50, rebate: 50 }))).toEqual({
      received: 500,
      longest: 1_000,
      parts: [
        { id: "payout", amount: 400 },
        { id: "bonus", amount: 50 },
        { id: "rebate", amount: 50 },
      ],
    });
    expect(bridgeOf(sums({ validBet: 200, payout: 400 }))).toMatchObject({ received: 400, longest: 400 });
  });

  it("counts cashback that the platform leaves out as none", () => {
    const { rebate: _, ...total } = sums({ validBet: 1000, payout: 400 });
    expect(bridgeOf(total)?.parts.map(({ id }) => id)).toEqual(["payout"]);
  });

  it.each([
    ["nothing was played", sums({})],
    ["the figures do not add up to the net", sums({ validBet: 1000, payout: 400, net: -5 })],
    ["a figure is negative", sums({ validBet: -1000, payout: 400 })],
    ["a figure is larger than can be counted", sums({ validBet: 1e300, payout: 400 })],
  ])("is left out if %s", (_, total) => {
    expect(bridgeOf(total)).toBeUndefined();
  });
});

test("totals are the sums of the rows, and one that cannot be counted is left out", () => {
  expect(totalsOf(types)).toEqual({ validBet: 46_800_500, payout: 50_200_000, rebate: 327_600, net: 3_727_100 });
  const huge = { ...types[0]!, payout: minor(Number.MAX_SAFE_INTEGER) };
  expect(totalsOf([huge, types[1]!])).not.toHaveProperty("payout");
});

it.each([
  ["ko", "합계 베팅 468,005.00 받음 502,000.00 캐시백 3,276.00 +37,271.00"],
  ["en", "Total Staked 468,005.00 Payout 502,000.00 Cashback 3,276.00 +37,271.00"],
] as const)("in %s the totals row is below the game types, and an unknown type keeps its code", (language, said) => {
  const html = paneHtml(<GameTypeTable what="" rows={types} />, { language });
  const text = html.replaceAll(/<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ");
  expect(text).toContain(said);
  expect(text).toMatch(/NEW \D+ 5\.00/u);
  expect(text).toContain("−15,220.00");
});
