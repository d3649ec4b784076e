import { claimRaffle } from "@livery/platform/calls/claimRaffle.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { depositMethods } from "@livery/platform/calls/depositMethods.ts";
import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { launchGame } from "@livery/platform/calls/launchGame.ts";
import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import { pointConfig } from "@livery/platform/calls/pointConfig.ts";
import { pointRewards } from "@livery/platform/calls/pointRewards.ts";
import { ranks } from "@livery/platform/calls/ranks.ts";
import { register } from "@livery/platform/calls/register.ts";
import { rewards } from "@livery/platform/calls/rewards.ts";
import { transferInfo } from "@livery/platform/calls/transferInfo.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const currencies = [
  { merchant: testMerchant.merchant, name: "play money", unit: 100 },
  { merchant: "WON01", name: "a currency without decimals", currencyDecimals: 0, unit: 1 },
  { merchant: "DINAR1", name: "a currency with three decimals", currencyDecimals: 3, unit: 1000 },
];

let platform: TestGateway;
beforeAll(async () => {
  const merchants = currencies.map(({ merchant, currencyDecimals }) => {
    return { ...testMerchant, merchant, ...(currencyDecimals !== undefined && { currencyDecimals }) };
  });
  platform = await openTestGateway({ merchants });
});
afterAll(() => platform.gateway.close());

describe.each(currencies)("in $name", ({ merchant, unit }) => {
  const site = (token?: string) => platform.client({ merchant, ...(token !== undefined && { token }) });
  const total = async (token: string) => (await site(token)(consolidatedFunds, undefined)).funds.total;
  const units = (...amounts: readonly number[]) => amounts.map((amount) => Math.round(amount * unit));
  const demo = async () => site(await platform.logIn("demo", merchant));

  it("a new member has 10,000, a guest 5,000, and the demonstration account its 258,600.50", async () => {
    const password = "passwort-frei";
    const fields = { username: "newcomer", password, confirmPassword: password };
    const sent = { registerUrl: "http://site.test/register", domain: "site.test", registerMethod: "WEB" } as const;
    const { token } = await site()(register, { fields, ...sent });
    const guest = await site()(freePlay, { os: "Linux", random: "4c1b" });
    const balances = [token!, guest.token!, await platform.logIn("demo", merchant)].map(total);
    expect(await Promise.all(balances)).toEqual(units(10_000, 5_000, 258_600.5));
  });

  it("the bounds of deposits, withdrawals and transfers have the same figures", async () => {
    const send = await demo();
    const [bank] = (await send(depositMethods, undefined)).list;
    const [withdrawal, transfer] = [await send(withdrawalInfo, undefined), await send(transferInfo, undefined)];
    const ranges = [bank!, withdrawal, transfer].map(({ minimum, maximum }) => [minimum, maximum]);
    expect(ranges).toEqual([units(1_000, 10_000_000), units(1_000, 50_000_000), units(100, 50_000_000)]);
    expect(bank!.presets).toEqual(units(10_000, 50_000, 100_000, 500_000, 1_000_000));
  });

  it("a deposit is accepted at its minimum, and one minor unit less is rejected with the range", async () => {
    const send = await demo();
    const [minimum = 0, maximum] = units(1_000, 10_000_000);
    const order = (amount: number) => send(createDeposit, { method: "BANK", amount: minor(amount) });
    await expect(order(minimum - 1)).rejects.toMatchObject({
      code: "AMOUNT_OUT_OF_RANGE",
      value: { minimum, maximum },
    });
    await expect(order(minimum)).resolves.toMatchObject({ amount: minimum });
  });

  it("the wheel pays one of its fields", async () => {
    const { prize } = await (await demo())(claimRaffle, { id: "attendance-wheel" });
    expect(units(100, 300, 500, 1_000, 5_000)).toContain(prize);
  });

  it("missions and rewards pay what their texts say", async () => {
    const send = await demo();
    const { missions } = await send(missionSummary, undefined);
    expect(missions.map(({ reward }) => reward)).toEqual(units(1_000, 1_000, 1_000, 1_000, 1_000, 5_000));
    const { list } = await send(rewards, { tab: "AVAILABLE" });
    expect(list.find(({ id }) => id === "monthly-rank")).toMatchObject({ amount: 5_000 * unit });
  });

  it("points are worth a tenth of a unit, and rewards need deposits in units", async () => {
    const send = await demo();
    expect(await send(pointConfig, undefined)).toMatchObject({ per: 100 * unit, points: 10, worth: unit });
    const reward = (await send(pointRewards, {})).list.find(({ id }) => id === "bonus-1000");
    expect(reward).toMatchObject({ worth: 900 * unit, amount: 10_000 * unit });
  });

  it("ranks are reached by deposits and bets in units", async () => {
    const silver = (await site()(ranks, {})).list.find(({ level }) => level === 2);
    expect(silver).toMatchObject({ deposit: 10_000 * unit, validBet: 50_000 * unit });
  });

  it("a game is tried with a credit of 1,000, for stakes of 10 to 1,000", async () => {
    const token = await platform.logIn("demo", merchant);
    const request = { gameType: "RNG", page: 1, pageSize: 24, language: "en" } as const;
    const { games } = await site(token)(gameList, request);
    const { id: gameId, vendor } = games.find(({ freeTrial, maintenance }) => freeTrial && !maintenance)!;
    const { url = "" } = await site(token)(launchGame, {
      kind: "game",
      gameId,
      vendor,
      token,
      language: "ko",
      trial: true,
    });
    const body = JSON.stringify({ ticket: new URL(url).hash.slice(1) });
    const { body: table } = await platform.raw("/provider/state", { method: "POST", body });
    expect(table).toMatchObject({ balance: 1_000 * unit, stakes: units(10, 20, 50, 100, 200, 500, 1_000) });
  });
});
