import { fixtures } from "@livery/platform/calls/fixtures.ts";
import { gameMenus } from "@livery/platform/calls/gameMenus.ts";
import { openedNumbers } from "@livery/platform/calls/openedNumbers.ts";
import { popularLotteries } from "@livery/platform/calls/popularLotteries.ts";
import { vietnamGameMenu } from "@livery/platform/calls/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "@livery/platform/calls/vietnamOpenedNumbers.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const small = {
  ...testMerchant,
  merchant: "SMALL1",
  features: { ...testMerchant.features, lottery: false, elottery: false, sports: false },
};

const popular = { count: 20, prizeMode: "1980", device: "WEB", language: "en" };
const HOUR = 3_600_000;

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, small] });
});
afterAll(() => platform.gateway.close());

it("AP-005 the menu groups lotteries by kind in the requested language; a site without any has none", async () => {
  const groups = await platform.expectContract(gameMenus, { language: "en" });
  expect(groups.map(({ code, label }) => [code, label])).toEqual([
    ["SSC", "Five digits"],
    ["PK10", "PK10 racing"],
    ["11X5", "11 pick 5"],
    ["LHC", "Mark Six"],
    ["LF", "Daily draws"],
    ["K3", "Dice"],
  ]);
  for (const { code, lotteries } of groups) {
    expect(new Set(lotteries.map(({ kind }) => kind))).toEqual(new Set([code]));
  }
  expect(groups[0]?.lotteries[0]).toMatchObject({ code: "HRSSC1", name: "Haeram 1-Minute Five", interval: 60 });
  expect((await platform.client()(gameMenus, { language: "ko" }))[0]?.label).toBe("다섯 자리");
  const without = platform.client({ merchant: small.merchant });
  expect(await without(gameMenus, { language: "en" })).toEqual([]);
  expect(await without(vietnamGameMenu, { language: "en" })).toEqual([]);
  expect(await without(popularLotteries, popular)).toEqual([]);
  expect(await without(openedNumbers, undefined)).toEqual([]);
});

it("AP-034 the Vietnamese menu has its lotteries by region, without a token", async () => {
  const groups = await platform.expectContract(vietnamGameMenu, { language: "en" });
  expect(groups.map(({ label, lotteries }) => [label, lotteries.length])).toEqual([
    ["North", 4],
    ["Central", 4],
    ["South", 4],
  ]);
  // 12:00:10 in Korea; the south draws at 18:15 there.
  expect(groups[2]?.lotteries[0]).toMatchObject({ name: "Ho Chi Minh City", secondsToDraw: 6 * 3600 + 15 * 60 - 10 });
});

it("AP-038 as many of the most played lotteries as requested, neighbours of different kinds", async () => {
  const games = await platform.expectContract(popularLotteries, popular);
  expect(games).toHaveLength(20);
  expect(new Set(games.map(({ kind }) => kind))).toEqual(new Set(["SSC", "PK10", "LHC", "11X5", "LF", "K3"]));
  expect(games.filter(({ kind }, index) => kind === games[index + 1]?.kind)).toEqual([]);
  expect(await platform.client()(popularLotteries, { ...popular, count: 3 })).toEqual(games.slice(0, 3));
  expect((await platform.raw(`${popularLotteries.path}?count=-1`)).status).toBe(422);
});

it("AP-039 AP-040 opened numbers come newest first, as many as requested, and follow the rules of their lottery", async () => {
  const vietnam = await platform.expectContract(vietnamOpenedNumbers, { count: 100 });
  expect(vietnam).toHaveLength(100);
  expect(await platform.client()(vietnamOpenedNumbers, { count: 5 })).toEqual(vietnam.slice(0, 5));
  const others = await platform.expectContract(openedNumbers, undefined);
  expect(others[0]?.at).toBe(Math.floor(platform.clock.now / 60_000) * 60_000);
  for (const list of [vietnam, others]) {
    expect(list.every(({ at }) => at <= platform.clock.now)).toBe(true);
    expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted((one, other) => other - one));
  }
  const menus = await platform.client()(gameMenus, { language: "en" });
  const numbersOf = (kind: string) =>
    menus.flatMap(({ lotteries }) => lotteries.flatMap((lottery) => (lottery.kind === kind ? [lottery.numbers] : [])));
  for (const numbers of numbersOf("PK10")) expect(numbers.toSorted()).toEqual(numbersOf("PK10")[0]?.toSorted());
  for (const numbers of numbersOf("11X5")) expect(new Set(numbers).size).toBe(5);
  for (const numbers of numbersOf("LHC")) expect(numbers.filter((number) => Number(number) > 49)).toEqual([]);
  for (const numbers of numbersOf("SSC")) expect(numbers.join("")).toMatch(/^\d{5}$/);
});

it("draws follow the platform's clock, and a restarted platform has drawn the same numbers", async () => {
  const send = platform.client();
  const find = async (from: TestGateway) => (await from.client()(popularLotteries, { ...popular, count: 1 }))[0]!;
  const before = await find(platform);
  expect(before).toMatchObject({ issue: "20261121-0721", secondsToDraw: 50 });
  platform.clock.now += 49_999;
  expect(await find(platform)).toEqual({ ...before, secondsToDraw: 1 });
  platform.clock.now += 1;
  const after = await find(platform);
  expect(after).toMatchObject({ issue: "20261121-0722", secondsToDraw: 60 });
  expect(after.numbers).not.toEqual(before.numbers);
  const opened = await send(openedNumbers, undefined);
  expect(
    opened
      .filter(({ code }) => code === "HRSSC1")
      .map(({ numbers }) => numbers)
      .slice(0, 2),
  ).toEqual([after.numbers, before.numbers]);
  const other = await openTestGateway({ now: platform.clock.now });
  expect(await find(other)).toEqual(after);
  await other.gateway.close();
});

it("AP-195 fixtures are those that run and those of the next hours, in the requested language", async () => {
  const found = await platform.expectContract(fixtures, { gameType: "SPORTS", language: "en" });
  const { now } = platform.clock;
  expect(new Set(found.map(({ sport }) => sport))).toEqual(new Set(["FOOTBALL", "BASKETBALL", "BASEBALL", "TENNIS"]));
  expect(found.every(({ live, startsAt }) => live === startsAt <= now)).toBe(true);
  expect(found.every(({ live, score, odds }) => live === (score !== undefined) && live !== (odds !== undefined))).toBe(
    true,
  );
  expect(found.filter(({ home, away }) => home === away)).toEqual([]);
  expect(found.filter(({ live }) => live).length).toBeGreaterThan(3);
  expect(found.find(({ sport }) => sport === "FOOTBALL")).toMatchObject({ league: expect.stringContaining("League") });
  const esports = await platform.client()(fixtures, { gameType: "ESPORTS", language: "ko" });
  expect(esports.map(({ sportName }) => sportName)).toContain("협곡 5대5");
  expect(await platform.client({ merchant: small.merchant })(fixtures, { gameType: "SPORTS", language: "en" })).toEqual(
    [],
  );
});

it("a match goes on with the clock: its score only grows, it ends, and the next ones keep their sides", async () => {
  const send = platform.client();
  const at = async (hours: number) => {
    platform.clock.now += hours * HOUR;
    return send(fixtures, { gameType: "SPORTS", language: "en" });
  };
  const now = await at(0);
  const later = await at(0.5);
  const running = now.filter(({ live }) => live);
  const still = later.filter(({ id }) => running.some((match) => match.id === id));
  expect(still.length).toBeGreaterThan(0);
  for (const match of still) {
    const [home = 0, away = 0] = running.find(({ id }) => id === match.id)?.score ?? [];
    expect(match.score?.[0]).toBeGreaterThanOrEqual(home);
    expect(match.score?.[1]).toBeGreaterThanOrEqual(away);
  }
  const next = now.find(({ live }) => !live)!;
  expect(later.find(({ id }) => id === next.id)).toMatchObject({ home: next.home, away: next.away });
  const tomorrow = await at(24);
  expect(tomorrow.filter(({ id }) => now.some((match) => match.id === id))).toEqual([]);
});
