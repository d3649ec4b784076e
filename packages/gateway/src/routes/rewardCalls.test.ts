import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { claimReward } from "@livery/platform/calls/claimReward.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { type RewardsRequest } from "@livery/platform/requests/rewards.gen.js";
import { rewards } from "@livery/platform/calls/rewards.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const DAY = 24 * 3_600_000;
/** A Saturday. */
const NOON = Date.UTC(2026, 10, 21, 3);

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  lab.clock.set(NOON);
  member = lab.addMember();
});

/** The member's site, with a new session: time passes in these tests. */
const site = () => lab.siteOf(member);
const move = (ms: number) => lab.clock.move(ms);
const total = async () => (await site()(consolidatedFunds, undefined)).funds.total;
const stateOf = async (id: string) => {
  for (const tab of ["AVAILABLE", "IN_PROGRESS", "FINISHED"] as const) {
    const found = (await site()(rewards, { tab })).list.find((one) => one.id === id);
    if (found) return [tab, found.state];
  }
  return undefined;
};

describe("the monthly gift", () => {
  it("AP-137 AP-138 is available, claimed once a month for the member's rank, and finished from then on", async () => {
    const before = await total();
    const request: RewardsRequest = { tab: "AVAILABLE" };
    const shown = await lab.platform.expectContract(rewards, request, lab.tokenOf(member));
    expect(shown).toMatchObject({ total: 2, available: 2 });
    // The other one is the wheel of every day.
    expect(shown.list.slice(0, 1)).toEqual([
      {
        id: "monthly-rank",
        title: "등급별 월간 선물",
        image: "/wps/pictures/promotion/crown/monthly-rank.svg",
        condition: "이번 달 안에 받으세요",
        amount: 200_000,
        state: "claim",
        expiresAt: "2026-11-30T15:00:00.000Z",
      },
    ]);
    const claimed = await lab.platform.expectContract(claimReward, { id: "monthly-rank" }, lab.tokenOf(member));
    expect(claimed).toMatchObject({ id: "monthly-rank", state: "claimed" });
    expect(await total()).toBe(before + 200_000);
    expect(await stateOf("monthly-rank")).toEqual(["FINISHED", "claimed"]);
    expect((await site()(rewards, { tab: "IN_PROGRESS" })).available).toBe(1);
    await expect(site()(claimReward, { id: "monthly-rank" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
    lab.clock.set(Date.UTC(2026, 10, 30, 14, 59, 59, 999));
    expect(await stateOf("monthly-rank")).toEqual(["FINISHED", "claimed"]);
    move(1);
    expect(await stateOf("monthly-rank")).toEqual(["AVAILABLE", "claim"]);
  });

  it("AP-138 is paid once to several claims at the same moment", async () => {
    const before = await total();
    const send = site();
    const claims = await Promise.allSettled(Array.from({ length: 6 }, () => send(claimReward, { id: "monthly-rank" })));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await total()).toBe(before + 200_000);
  });
});

describe("a bonus with a turnover", () => {
  it("AP-136 AP-137 is claimed after the deposit, and paid by the bet that completes its turnover", async () => {
    expect(await stateOf("first-deposit")).toEqual(["IN_PROGRESS", "process"]);
    await expect(site()(claimReward, { id: "first-deposit" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
    await lab.deposit(member, 100_000);
    // Bets before the claim do not count.
    await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [50_000] });
    expect(await stateOf("first-deposit")).toEqual(["AVAILABLE", "claim"]);
    expect(await site()(claimReward, { id: "first-deposit" })).toMatchObject({ state: "process", amount: 50_000 });
    const shown = async () => (await lab.platform.expectContract(bonuses, {}, lab.tokenOf(member))).list;
    const [claimed] = await shown();
    expect(claimed).toMatchObject({
      promotion: "첫 입금 보너스",
      amount: 50_000,
      turnoverNeeded: 250_000,
      turnoverDone: 0,
      state: "ACTIVE",
      expiresAt: new Date(lab.now() + 7 * DAY).toISOString(),
    });
    const played = await playRounds(lab, lab.tokenOf(member), { type: "LIVE", stakes: [100_000, 100_000, 49_000] });
    expect(played.rounds.map(({ stake }) => stake)).toEqual([100_000, 100_000, 49_000]);
    expect(await shown()).toMatchObject([{ turnoverDone: 249_000, state: "ACTIVE" }]);
    const before = await total();
    const { rounds } = await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [1000, 1000] });
    const won = rounds.reduce((sum, { payout }) => sum + payout, 0);
    expect(await total()).toBe(before - 2000 + won + 50_000);
    expect(await shown()).toMatchObject([{ turnoverDone: 250_000, state: "COMPLETED" }]);
    expect(await stateOf("first-deposit")).toEqual(["FINISHED", "issued"]);
    expect((await site()(personalProfit, {})).total.bonus).toBe(50_000);
  });

  it("AP-136 expires unpaid after seven days, and later bets do not bring it back", async () => {
    await lab.deposit(member, 100_000);
    await site()(claimReward, { id: "first-deposit" });
    await playRounds(lab, lab.tokenOf(member), { type: "LIVE", stakes: [100_000] });
    move(7 * DAY);
    expect(await stateOf("first-deposit")).toEqual(["FINISHED", "close"]);
    const before = await total();
    const { rounds } = await playRounds(lab, lab.tokenOf(member), { type: "LIVE", stakes: [100_000, 100_000] });
    expect(await total()).toBe(before - 200_000 + rounds.reduce((sum, { payout }) => sum + payout, 0));
    expect((await site()(bonuses, {})).list).toMatchObject([{ turnoverDone: 100_000, state: "EXPIRED" }]);
    expect((await site()(bonuses, { from: "2026-11-22" })).total).toBe(0);
  });

  it("is for the first deposit of a person, not of each account", async () => {
    const tell = (email: string) =>
      lab.raw.prepare("update member set profile = json_object('email', ?) where id = ?").run(email, member.id);
    tell("one.person@gmail.com");
    await lab.deposit(member, 100_000);
    await site()(claimReward, { id: "first-deposit" });
    member = lab.addMember();
    tell("oneperson+2@gmail.com");
    await lab.deposit(member, 100_000);
    await expect(site()(claimReward, { id: "first-deposit" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  });

  it("AP-137 a deposit that never arrived does not count as the first one", async () => {
    await lab.deposit(member, 100_000);
    expect(await stateOf("first-deposit")).toEqual(["AVAILABLE", "claim"]);
    member = lab.addMember();
    lab.raw
      .prepare(
        `insert into deposit_order (id, merchant, member_id, method, amount, state, created_at, expires_at)
           values (?, ?, ?, 'BANK', 500000, 'EXPIRED', 0, 0)`,
      )
      .run(`D${member.id}`, member.merchant, member.id);
    expect(await stateOf("first-deposit")).toEqual(["IN_PROGRESS", "process"]);
  });
});

it("AP-137 a break of a day that was kept brings its bonus in the week in which it ended", async () => {
  lab.takeBreak(member, NOON - DAY - 1, NOON - 2 * DAY);
  expect(await stateOf("take-a-break")).toEqual(["IN_PROGRESS", "process"]);
  lab.takeBreak(member, NOON - DAY, NOON - 3 * DAY);
  expect(await stateOf("take-a-break")).toEqual(["AVAILABLE", "claim"]);
  expect(await site()(claimReward, { id: "take-a-break" })).toMatchObject({ state: "claimed", amount: 100_000 });
  move(7 * DAY);
  expect(await stateOf("take-a-break")).toEqual(["IN_PROGRESS", "process"]);
});

it("AP-137 AP-138 a member on a break and a trial account are offered nothing, and the break stops every claim", async () => {
  lab.takeBreak(member, lab.now() + DAY);
  expect(await site()(rewards, { tab: "AVAILABLE" })).toMatchObject({ list: [], available: 0 });
  await expect(site()(claimReward, { id: "monthly-rank" })).rejects.toMatchObject({ status: 403, code: "EXCLUDED" });
  member = lab.addMember({ type: 4 });
  expect(await site()(rewards, { tab: "AVAILABLE" })).toMatchObject({ list: [], available: 0 });
});

it("AP-065 no promotion is available during a break", async () => {
  expect((await site()(availablePromotions, undefined)).count).toBeGreaterThan(0);
  lab.takeBreak(member, lab.now() + DAY);
  expect(await site()(availablePromotions, undefined)).toEqual({ count: 0, list: [] });
});

it("AP-138 an unknown reward is rejected", async () => {
  await expect(site()(claimReward, { id: "moon" })).rejects.toMatchObject({ status: 404, code: "REWARD_UNKNOWN" });
});
