import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { claimMission } from "@livery/platform/calls/claimMission.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { missionLeaderboard } from "@livery/platform/calls/missionLeaderboard.ts";
import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const MINUTE = 60_000;
const WEEK = 7 * 24 * 3_600_000;
/** A Saturday; the week ends on Sunday at midnight in Korea. */
const NOON = Date.UTC(2026, 10, 21, 3);
const END = Date.UTC(2026, 10, 22, 15);

let lab: MoneyLab;
let member: LabMember;
let weeks = 0;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
/** Each test has a week of its own. */
beforeEach(() => {
  weeks += 1;
  lab.clock.set(NOON + weeks * WEEK);
  member = lab.addMember();
});

const site = (of = member) => lab.siteOf(of);
const total = async () => (await site()(consolidatedFunds, undefined)).funds.total;
const missionOf = async (id: string) =>
  (await site()(missionSummary, undefined)).missions.find((mission) => mission.id === id);

/** Rounds of three game types and three providers, with stakes of 10,000 in all. */
function playMuch(of = member): void {
  for (const type of ["RNG", "LIVE", "PVP"]) lab.addRound(of, type, 400_000);
  lab.raw
    .prepare("update game_round set vendor = 'V' || number where member_id = ? and at >= ?")
    .run(of.id, lab.now() - MINUTE);
}

it("AP-036 shows how far a member is by its rounds and deposits of the week", async () => {
  const { missions, count } = await lab.platform.expectContract(missionSummary, undefined, lab.tokenOf(member));
  expect(count).toBe(6);
  expect(missions[0]).toEqual({
    id: "fifty-rounds",
    title: "게임 50판 하기",
    image: "/wps/pictures/promotion/target/fifty-rounds.svg",
    state: "process",
    progress: 0,
    target: 50,
    reward: 100_000,
    expiresAt: new Date(END + weeks * WEEK).toISOString(),
  });
  await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [100_000, 50_000] });
  await playRounds(lab, lab.tokenOf(member), { type: "LIVE", stakes: [100_000] });
  await lab.deposit(member, 100_000);
  const shown = (await site()(missionSummary, undefined)).missions.map(({ id, progress, state }) => [
    id,
    progress,
    state,
  ]);
  expect(shown).toEqual([
    ["fifty-rounds", 3, "process"],
    ["three-types", 2, "process"],
    ["three-providers", expect.any(Number), "process"],
    ["stake-10000", 2500, "process"],
    ["deposit-1000", 1000, "claim"],
    ["all-five", 1, "process"],
  ]);
});

it("AP-147 pays a finished mission once, and again in the next week only if it is finished again", async () => {
  await expect(site()(claimMission, { id: "three-types" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  await expect(site()(claimMission, { id: "monthly-rank" })).rejects.toMatchObject({ code: "MISSION_UNKNOWN" });
  playMuch();
  const before = await total();
  const claimed = await lab.platform.expectContract(claimMission, { id: "three-types" }, lab.tokenOf(member));
  expect(claimed).toMatchObject({ id: "three-types", state: "claimed", progress: 3, target: 3, reward: 100_000 });
  expect(await total()).toBe(before + 100_000);
  expect((await site()(missionSummary, undefined)).count).toBe(5);
  expect((await site()(bonuses, {})).list).toMatchObject([{ promotion: "세 종류의 게임 하기", amount: 100_000 }]);
  await expect(site()(claimMission, { id: "three-types" })).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  lab.clock.set(END + weeks * WEEK - 1);
  expect(await missionOf("three-types")).toMatchObject({ state: "claimed" });
  lab.clock.move(1);
  expect(await missionOf("three-types")).toMatchObject({ state: "process", progress: 0 });
});

it("AP-147 is paid once to several claims at the same moment", async () => {
  playMuch();
  const before = await total();
  const send = site();
  const claims = await Promise.allSettled(Array.from({ length: 6 }, () => send(claimMission, { id: "stake-10000" })));
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await total()).toBe(before + 100_000);
});

it("AP-036 AP-147 the last mission asks for the other five, and pays 5,000", async () => {
  playMuch();
  for (let round = 3; round < 49; round += 1) lab.addRound(member, "RNG", 1000);
  await lab.deposit(member, 100_000);
  expect(await missionOf("all-five")).toMatchObject({ progress: 4, state: "process" });
  lab.addRound(member, "RNG", 1000);
  expect(await missionOf("all-five")).toMatchObject({ progress: 5, state: "claim" });
  const before = await total();
  await site()(claimMission, { id: "all-five" });
  expect(await total()).toBe(before + 500_000);
});

it("AP-037 ranks by missions, then by what was paid, then by who was first; names are masked", async () => {
  const [first, second, third] = [lab.addMember(), lab.addMember(), lab.addMember()];
  for (const one of [first, second, third]) playMuch(one);
  await site(third)(claimMission, { id: "three-types" });
  await site(second)(claimMission, { id: "stake-10000" });
  for (const id of ["three-types", "stake-10000"]) await site(first)(claimMission, { id });
  const { board, own } = await lab.platform.expectContract(missionLeaderboard, undefined, lab.tokenOf(second));
  expect(board.map(({ rank, missions, prize }) => [rank, missions, prize])).toEqual([
    [1, 2, 200_000],
    [2, 1, 100_000],
    [3, 1, 100_000],
  ]);
  expect(own).toEqual({ rank: 3, missions: 1, prize: 100_000 });
  expect(board.every(({ account }) => /^la\*\*\*\d$/u.test(account))).toBe(true);
  expect(await site()(missionLeaderboard, undefined)).not.toHaveProperty("own");
});

it("AP-037 shows twenty places, and a member behind them its own", async () => {
  for (let place = 1; place <= 21; place += 1) {
    const { id } = place === 21 ? member : lab.addMember();
    lab.raw
      .prepare(
        `insert into bonus (id, merchant, member_id, reward, period, amount, turnover, after_round, at, paid_at)
           values (?, ?, ?, 'three-types', ?, 100000, 0, 0, 0, 0)`,
      )
      .run(
        `B${weeks}-${place}`,
        member.merchant,
        id,
        new Date(END + (weeks - 1) * WEEK + 12 * 3_600_000).toISOString().slice(0, 10),
      );
  }
  const { board, own } = await site()(missionLeaderboard, undefined);
  expect(board).toHaveLength(20);
  expect(own).toMatchObject({ rank: 21 });
});

it("CO-027 during a break no mission is shown or paid", async () => {
  playMuch();
  lab.takeBreak(member, lab.now() + MINUTE);
  expect(await site()(missionSummary, undefined)).toEqual({ missions: [], count: 0 });
  expect(await site()(missionLeaderboard, undefined)).toEqual({ board: [] });
  await expect(site()(claimMission, { id: "three-types" })).rejects.toMatchObject({ code: "EXCLUDED" });
  lab.clock.move(MINUTE);
  expect(await missionOf("three-types")).toMatchObject({ state: "claim" });
});

it("AP-036 trial accounts have no missions", async () => {
  member = lab.addMember({ type: 4 });
  expect(await site()(missionSummary, undefined)).toEqual({ missions: [], count: 0 });
});
