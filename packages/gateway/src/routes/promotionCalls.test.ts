import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { claimPromotion } from "@livery/platform/calls/claimPromotion.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { promotion } from "@livery/platform/calls/promotion.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** In Korea. */
const MONDAY = Date.UTC(2026, 10, 15, 15);
const [FRIDAY, SUNDAY, NEXT_MONDAY] = [MONDAY + 4 * DAY, MONDAY + 6 * DAY, MONDAY + 7 * DAY];
const [WEEKLY, WEEKEND] = ["weekly-challenge", "weekend-challenge"];
/** What the weekly challenge asks for, and what it pays, in minor units. */
const [STAKES, PRIZE] = [1_000_000, 50_000];

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  lab.clock.set(FRIDAY + DAY / 2);
  member = lab.addMember();
});

/** The member's site, with a new session: time passes in these tests. */
const site = () => lab.siteOf(member);
const total = async () => (await site()(consolidatedFunds, undefined)).funds.total;
const shown = (id = WEEKLY) => site()(promotion, { id, language: "en" });
const stateOf = async (id = WEEKLY) => (await shown(id)).state;
const join = (id = WEEKLY) => site()(joinPromotion, { id });
const claim = (id = WEEKLY) => site()(claimPromotion, { id });
const raiseTo = (level: number) =>
  lab.raw.prepare("update member set rank_level = ? where id = ?").run(level, member.id);

it("AP-068 is joined, bet for, and claimed once: booked as a bonus and paid into the wallet", async () => {
  expect(await stateOf()).toBe("join");
  expect(await lab.platform.expectContract(joinPromotion, { id: WEEKLY }, lab.tokenOf(member))).toEqual({
    state: "signed",
  });
  expect(await shown()).toMatchObject({
    state: "signed",
    content: expect.stringContaining("You have bet 0 of 10,000 since you joined."),
  });
  const { rounds } = await playRounds(lab, lab.tokenOf(member), { type: "LIVE", stakes: [100_000, 50_000] });
  expect(rounds.map(({ stake }) => stake)).toEqual([100_000, 50_000]);
  lab.addRound(member, "RNG", STAKES - 150_100);
  expect(await shown()).toMatchObject({
    state: "process",
    content: expect.stringContaining("You have bet 9,999 of 10,000 since you joined."),
  });
  await expect(claim()).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  lab.addRound(member, "PVP", 100);
  expect(await stateOf()).toBe("claim");
  const before = await total();
  expect(await lab.platform.expectContract(claimPromotion, { id: WEEKLY }, lab.tokenOf(member))).toEqual({
    state: "claimed",
  });
  expect(await total()).toBe(before + PRIZE);
  expect(await stateOf()).toBe("claimed");
  expect((await site()(bonuses, {})).list).toMatchObject([
    { promotion: "주간 베팅 챌린지", amount: PRIZE, turnoverNeeded: 0, state: "COMPLETED" },
  ]);
  expect((await site()(personalProfit, {})).total.bonus).toBe(PRIZE);
  await expect(claim()).rejects.toMatchObject({ status: 422, code: "NOTHING_TO_CLAIM" });
  expect(await total()).toBe(before + PRIZE);
});

it("AP-068 counts only bets after joining, and only those of the member", async () => {
  lab.addRound(member, "RNG", STAKES);
  await join();
  lab.addRound(lab.addMember(), "RNG", STAKES);
  expect(await stateOf()).toBe("signed");
  await expect(claim()).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  lab.addRound(member, "RNG", STAKES);
  expect(await claim()).toEqual({ state: "claimed" });
});

it("AP-068 is joined once and paid once to several requests at the same moment", async () => {
  const send = site();
  const several = async (call: typeof joinPromotion) =>
    (await Promise.allSettled(Array.from({ length: 6 }, () => send(call, { id: WEEKLY })))).filter(
      ({ status }) => status === "fulfilled",
    );
  expect(await several(joinPromotion)).toHaveLength(1);
  await expect(join()).rejects.toMatchObject({ status: 409, code: "PROMOTION_JOINED" });
  lab.addRound(member, "RNG", STAKES);
  const before = await total();
  expect(await several(claimPromotion)).toHaveLength(1);
  expect(await total()).toBe(before + PRIZE);
  await expect(join()).rejects.toMatchObject({ code: "PROMOTION_JOINED" });
});

it("AP-068 ends on Sunday at midnight for who has not claimed; the next week begins anew", async () => {
  await join();
  lab.addRound(member, "RNG", STAKES);
  lab.clock.set(NEXT_MONDAY - 1);
  expect(await stateOf()).toBe("claim");
  lab.clock.move(1);
  await expect(claim()).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  expect(await stateOf()).toBe("join");
  await join();
  expect(await stateOf()).toBe("signed");
  lab.addRound(member, "RNG", STAKES);
  expect(await claim()).toEqual({ state: "claimed" });
});

it.each([
  { id: WEEKLY, at: SUNDAY - 1, state: "join" },
  { id: WEEKLY, at: SUNDAY, state: "close" },
  { id: WEEKEND, at: FRIDAY - 1, state: "comingSoon" },
  { id: WEEKEND, at: FRIDAY, state: "join" },
  { id: WEEKEND, at: NEXT_MONDAY - 1, state: "join" },
])("AP-068 PR-006 PR-012 $id is $state at $at, and joined only on its days", async ({ id, at, state }) => {
  raiseTo(2);
  lab.clock.set(at);
  expect(await stateOf(id)).toBe(state);
  const visitor = await lab.platform.client()(promotion, { id, language: "en" });
  expect(visitor.state).toBe(state === "join" ? undefined : state);
  if (state === "join") {
    await join(id);
    return;
  }
  await expect(join(id)).rejects.toMatchObject({ status: 422, code: "PROMOTION_CLOSED" });
  await expect(claim(id)).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
});

it("AP-068 PR-007 is rejected with its reason below the rank that it asks for", async () => {
  expect(await shown(WEEKEND)).toMatchObject({
    state: "rejected",
    reason: "It is for members of Silver rank and above.",
  });
  await expect(join(WEEKEND)).rejects.toMatchObject({ status: 422, code: "PROMOTION_CONDITION" });
  raiseTo(2);
  expect(await stateOf(WEEKEND)).toBe("join");
});

it("AP-068 PR-005 an application is confirmed after a minute; bets count from the application on", async () => {
  raiseTo(2);
  expect(await join(WEEKEND)).toEqual({ state: "applying" });
  lab.addRound(member, "RNG", 3 * STAKES);
  lab.clock.move(MINUTE - 1);
  expect(await stateOf(WEEKEND)).toBe("applying");
  await expect(claim(WEEKEND)).rejects.toMatchObject({ code: "NOTHING_TO_CLAIM" });
  lab.clock.move(1);
  expect(await stateOf(WEEKEND)).toBe("claim");
  const before = await total();
  await claim(WEEKEND);
  expect(await total()).toBe(before + 200_000);
});

it("AP-068 CO-027 nobody joins or claims during a break, nor is invited to", async () => {
  await join();
  lab.addRound(member, "RNG", STAKES);
  const before = await total();
  lab.takeBreak(member, lab.now() + MINUTE);
  expect(await shown()).toMatchObject({ state: "rejected", reason: "You cannot take part during a break." });
  expect(await site()(availablePromotions, undefined)).toEqual({ count: 0, list: [] });
  await expect(claim()).rejects.toMatchObject({ code: "EXCLUDED" });
  await expect(join(WEEKEND)).rejects.toMatchObject({ code: "EXCLUDED" });
  expect(await total()).toBe(before);
  lab.clock.move(MINUTE);
  expect(await claim()).toEqual({ state: "claimed" });
});

it("AP-068 trial accounts neither join nor claim, and an unknown promotion is 404", async () => {
  for (const call of [joinPromotion, claimPromotion]) {
    await expect(site()(call, { id: "moon" })).rejects.toMatchObject({ status: 404, code: "PROMOTION_UNKNOWN" });
    const trial = lab.siteOf(lab.addMember({ type: 4 }));
    await expect(trial(call, { id: WEEKLY })).rejects.toMatchObject({ code: "TRIAL_ACCOUNT" });
    await expect(lab.platform.client()(call, { id: WEEKLY })).rejects.toMatchObject({ failure: "signedOut" });
  }
});

it("AP-068 a promotion without joining says so", async () => {
  await expect(join("cashback")).rejects.toMatchObject({ status: 422, code: "NOTHING_TO_JOIN" });
  await expect(claim("cashback")).rejects.toMatchObject({ status: 422, code: "NOTHING_TO_CLAIM" });
});

it("AP-065 what can be claimed or joined comes first; what is claimed is no longer available", async () => {
  const first = async () => (await site()(availablePromotions, undefined)).list[0];
  const { count } = await site()(availablePromotions, undefined);
  expect(await first()).toEqual({ id: WEEKLY, state: "join" });
  await join();
  lab.addRound(member, "RNG", STAKES);
  expect(await first()).toEqual({ id: WEEKLY, state: "claim" });
  await claim();
  expect(await first()).toMatchObject({ state: "signed" });
  expect((await site()(availablePromotions, undefined)).count).toBe(count - 1);
});
