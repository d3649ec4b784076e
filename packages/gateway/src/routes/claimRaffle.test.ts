import { balance } from "@livery/platform/calls/balance.ts";
import { claimRaffle } from "@livery/platform/calls/claimRaffle.ts";
import { mails } from "@livery/platform/calls/mails.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { rewards } from "@livery/platform/calls/rewards.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";

const HOUR_MS = 3_600_000;
const id = "attendance-wheel";

let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());

const claim = (member: LabMember, request = { id }) =>
  sendWithKey(lab.platform, claimRaffle, request, { token: lab.tokenOf(member) });

it("AP-048 draws a prize, pays it into the wallet and writes to the member, once a day until midnight in Korea", async () => {
  const member = lab.addMember();
  const token = lab.tokenOf(member);
  const client = lab.platform.client({ token, language: "en" });
  const before = await client(balance, undefined);
  const { prize, nextAt } = await lab.platform.expectContract(claimRaffle, { id }, token);
  expect([10_000, 30_000, 50_000, 100_000, 500_000]).toContain(prize);
  expect(nextAt).toBe("2026-11-21T15:00:00.000Z");
  expect((await client(balance, undefined)).total).toBe(before.total + prize);
  expect((await client(personalProfit, {})).total).toMatchObject({
    bonus: prize,
    net: prize,
  });
  const { transactions } = await client(pointTransactions, { type: "BONUS" });
  expect(transactions.map(({ amount }) => amount)).toEqual([prize]);
  expect((await client(mails, { box: "INBOX" })).list.map(({ title }) => title)).toEqual(["You won on the wheel"]);
  const { clock } = lab;
  clock.move(HOUR_MS);
  expect(await claim(member)).toMatchObject({ status: 409, code: "PRIZE_CLAIMED", value: { until: nextAt } });
  clock.move(Date.parse(nextAt) - lab.now());
  expect(await claim(member)).toMatchObject({ status: 200 });
  clock.reset();
});

it("AP-137 the wheel is a reward with its prizes and chances, until it is drawn, and again next day", async () => {
  const member = lab.addMember();
  const wheelIn = async (tab: "AVAILABLE" | "FINISHED") => {
    const client = lab.platform.client({ token: lab.tokenOf(member), language: "en" });
    const { list, available } = await client(rewards, { tab });
    return { wheel: list.find((reward) => reward.id === id), available };
  };
  const before = await wheelIn("AVAILABLE");
  expect(before.wheel).toEqual({
    id,
    title: "Attendance wheel",
    image: "/wps/pictures/promotion/wheel/attendance-wheel.svg",
    condition: "Once a day. One of 100, 300, 500, 1,000, 5,000, with chances of 40%, 30%, 20%, 9%, 1%",
    amount: 500_000,
    raffle: true,
    state: "claim",
    expiresAt: "2026-11-21T15:00:00.000Z",
  });
  const { prize, nextAt } = await lab.platform.client({ token: lab.tokenOf(member) })(claimRaffle, { id });
  expect(await wheelIn("AVAILABLE")).toEqual({ wheel: undefined, available: before.available - 1 });
  expect((await wheelIn("FINISHED")).wheel).toMatchObject({ amount: prize, raffle: true, state: "claimed" });
  lab.clock.move(Date.parse(nextAt) - lab.now());
  expect((await wheelIn("AVAILABLE")).wheel).toMatchObject({ amount: 500_000, state: "claim" });
  lab.clock.reset();
});

it("AP-048 the wheel starts again at the midnight of the merchant", async () => {
  const there = await openMoneyLab({ timeZone: "America/New_York" });
  const token = there.tokenOf(there.addMember());
  const { nextAt } = await there.platform.client({ token })(claimRaffle, { id });
  expect(nextAt).toBe("2026-11-21T05:00:00.000Z");
  await there.close();
});

it.each([
  ["an unknown promotion", "nothing", "PROMOTION_UNKNOWN"],
  ["a promotion without a draw", "welcome", "NOT_A_RAFFLE"],
])("AP-048 rejects %s", async (_, promotion, code) => {
  expect(await claim(lab.addMember(), { id: promotion })).toMatchObject({ code });
});

it("AP-048 rejects a trial account, and a member during a break, even with a session", async () => {
  expect(await claim(lab.addMember({ type: 4 }))).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  const member = lab.addMember();
  lab.takeBreak(member, lab.now() + 1000);
  const before = lab.contents();
  expect(await claim(member)).toMatchObject({ status: 403, code: "EXCLUDED" });
  expect(lab.contents()).toBe(before);
});
