import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { rebateClaims } from "@livery/platform/calls/rebateClaims.ts";
import { rebates } from "@livery/platform/calls/rebates.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const DAY = 24 * 3_600_000;

let lab: MoneyLab;
let member: LabMember;
let token: string;
let send: ReturnType<MoneyLab["platform"]["client"]>;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
  token = lab.tokenOf(member);
  send = lab.platform.client({ token });
});

const total = async () => (await send(consolidatedFunds, undefined)).funds.total;
const claimable = async () => {
  const { list } = await send(rebates, undefined);
  return list.filter(({ validBet }) => validBet > 0).map((one) => [one.gameType, one.validBet, one.amount]);
};

it("AP-132 every game type has its rate, and the bets since the last claim with what they bring back", async () => {
  await playRounds(lab, token, { type: "RNG", stakes: [5000, 2000] });
  await playRounds(lab, token, { type: "LIVE", stakes: [10_000] });
  const { list } = await lab.platform.expectContract(rebates, undefined, token);
  expect(list).toEqual([
    { gameType: "LIVE", validBet: 10_000, rate: 0.5, amount: 50 },
    { gameType: "RNG", validBet: 7000, rate: 0.8, amount: 56 },
    { gameType: "SPORTS", validBet: 0, rate: 0.6, amount: 0 },
    { gameType: "ESPORTS", validBet: 0, rate: 0.6, amount: 0 },
    { gameType: "FISH", validBet: 0, rate: 0.8, amount: 0 },
    { gameType: "PVP", validBet: 0, rate: 0.3, amount: 0 },
    { gameType: "ELOTT", validBet: 0, rate: 0.4, amount: 0 },
    { gameType: "LOTT", validBet: 0, rate: 0.4, amount: 0 },
  ]);
});

it("AP-133 AP-134 one type or all are paid into the main wallet, once, and listed newest first", async () => {
  lab.addRound(member, "RNG", 50_000);
  lab.addRound(member, "LIVE", 20_000);
  lab.addRound(member, "FISH", 10_000);
  const before = await total();
  const first = await lab.platform.expectContract(claimRebate, { gameType: "RNG" }, token);
  expect(first).toMatchObject({ gameType: "RNG", amount: 400 });
  expect(await claimable()).toEqual([
    ["LIVE", 20_000, 100],
    ["FISH", 10_000, 80],
  ]);
  const all = await send(claimRebate, {});
  expect(all).toMatchObject({ amount: 180 });
  expect(all).not.toHaveProperty("gameType");
  expect(await total()).toBe(before + 580);
  expect(await claimable()).toEqual([]);
  expect((await lab.platform.expectContract(rebateClaims, {}, token)).list).toEqual([all, first]);
  expect(await send(rebateClaims, { pageNo: 2, pageSize: 1 })).toMatchObject({
    total: 2,
    totalPages: 2,
    list: [first],
  });
});

it("AP-133 several claims at once pay one of them", async () => {
  lab.addRound(member, "RNG", 50_000);
  const before = await total();
  const claims = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) => send(claimRebate, at % 2 ? {} : { gameType: "RNG" })),
  );
  const codes = claims.map((one) => (one.status === "rejected" ? (one.reason as { code: string }).code : "paid"));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => "NOTHING_TO_CLAIM"), "paid"]);
  expect(await total()).toBe(before + 400);
});

it("AP-133 what is too little waits, and new bets count from the last claim on", async () => {
  lab.addRound(member, "RNG", 120);
  await expect(send(claimRebate, {})).rejects.toMatchObject({ status: 422, code: "NOTHING_TO_CLAIM" });
  lab.addRound(member, "RNG", 130);
  expect(await send(claimRebate, {})).toMatchObject({ amount: 2 });
  lab.addRound(member, "RNG", 1000);
  expect(await claimable()).toEqual([["RNG", 1000, 8]]);
  await expect(send(claimRebate, { gameType: "SPORTS" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  await expect(send(claimRebate, { gameType: "CHESS" })).rejects.toMatchObject({
    code: "FIELD_INVALID",
    value: { field: "gameType", rule: "choice" },
  });
});

it("AP-132 AP-133 nothing is offered or paid during a break, and a trial account is offered nothing", async () => {
  lab.addRound(member, "RNG", 50_000);
  lab.takeBreak(member, lab.now() + DAY);
  expect(await send(rebates, undefined)).toEqual({ list: [] });
  await expect(send(claimRebate, {})).rejects.toMatchObject({ status: 403, code: "EXCLUDED" });
  expect(await total()).toBe(100_000_000);
  const trial = lab.siteOf(lab.addMember({ type: 4 }));
  expect(await trial(rebates, undefined)).toEqual({ list: [] });
});
