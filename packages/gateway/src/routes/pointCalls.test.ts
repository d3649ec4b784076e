import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { pointBalance } from "@livery/platform/calls/pointBalance.ts";
import { pointConfig } from "@livery/platform/calls/pointConfig.ts";
import { pointRewards } from "@livery/platform/calls/pointRewards.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { redeemedPoints } from "@livery/platform/calls/redeemedPoints.ts";
import { redeemPointReward } from "@livery/platform/calls/redeemPointReward.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const paymentPassword = PAYMENT_PASSWORD;

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

const points = async () => (await send(pointBalance, undefined)).points;
const funds = async () => (await send(consolidatedFunds, undefined)).funds.total;
const movements = async () => (await send(pointTransactions, { unit: "POINTS" })).points;
const move = (ms: number) => lab.clock.move(ms);

/** A deposit of 2,500.00 that the cashier has received. */
async function deposit() {
  await lab.deposit(member, 250_000);
  token = lab.tokenOf(member);
  send = lab.platform.client({ token });
}

describe("points are earned", () => {
  it("AP-051 by deposits and by bets, at the rates of the game types", async () => {
    expect(await lab.platform.expectContract(pointBalance, undefined, token)).toEqual({ points: 0 });
    await deposit();
    expect(await points()).toBe(2.5);
    await playRounds(lab, token, { type: "LIVE", stakes: [5000, 2000] });
    await playRounds(lab, token, { type: "FISH", stakes: [10_000] });
    // 0.70 % of 50.00 and of 20.00; 1.20 % of 100.00.
    expect((await movements()).map(({ type, points: change, balance }) => [type, change, balance])).toEqual([
      ["RNG", 1.2, 4.19],
      ["LIVE", 0.14, 2.99],
      ["LIVE", 0.35, 2.85],
      ["DEPOSIT", 2.5, 2.5],
    ]);
    expect(await points()).toBe(4.19);
  });

  it("AP-051 not by a game type without a rate, nor by a round that was rejected", async () => {
    const { rounds } = await playRounds(lab, token, { type: "ESPORTS", stakes: [5000] });
    expect(rounds).toMatchObject([{ stake: 5000 }]);
    const refused = await playRounds(lab, token, { type: "LIVE", stakes: [500] });
    expect(refused.rounds).toMatchObject([{ code: "FIELD_INVALID" }]);
    expect(await movements()).toEqual([]);
  });

  it("AP-051 not during a break, although the deposit arrives", async () => {
    const { id } = await send(createDeposit, { method: "BANK", amount: minor(250_000) });
    await send(confirmDeposit, { id });
    lab.takeBreak(member, lab.now() + DAY);
    move(MINUTE);
    token = lab.tokenOf(member);
    send = lab.platform.client({ token });
    expect(await points()).toBe(0);
    expect(await funds()).toBe(100_250_000);
  });
});

it("AP-055 the merchant's rates, what points are worth, and how many can be converted", async () => {
  expect(await lab.platform.expectContract(pointConfig, undefined, token)).toEqual({
    rates: [
      { gameType: "LIVE", rate: 0.7 },
      { gameType: "RNG", rate: 1.2 },
      { gameType: "SPORTS", rate: 1 },
      { gameType: "FISH", rate: 1.2 },
      { gameType: "PVP", rate: 1 },
    ],
    depositRate: 0.1,
    per: 10_000,
    points: 10,
    worth: 100,
    minimum: 100,
    maximum: 10_000_000,
    step: 10,
  });
});

describe("converting points", () => {
  it("AP-057 pays what they are worth into the main wallet, and leaves the rest", async () => {
    lab.givePoints(member, 1234.5);
    const request = { points: 1230, paymentPassword };
    const { amount, points: left } = await lab.platform.expectContract(convertPoints, request, token);
    expect({ amount, left }).toEqual({ amount: 12_300, left: 4.5 });
    expect([await points(), await funds()]).toEqual([4.5, 100_012_300]);
    expect((await movements())[0]).toMatchObject({ type: "REDEEM", points: -1230, balance: 4.5 });
    expect((await send(pointTransactions, {})).transactions[0]).toMatchObject({ kind: "POINTS", amount: 12_300 });
  });

  it.each([
    ["fewer than the minimum", { points: 90 }, "POINTS_OUT_OF_RANGE"],
    ["no multiple of the step", { points: 105 }, "POINTS_OUT_OF_RANGE"],
    ["more than the maximum", { points: 10_000_010 }, "POINTS_OUT_OF_RANGE"],
    ["more than the member has", { points: 310 }, "INSUFFICIENT_POINTS"],
    ["a fraction", { points: 100.5 }, "FIELD_INVALID"],
    ["with a wrong payment password", { paymentPassword: "000000" }, "WRONG_PAYMENT_PASSWORD"],
    ["with only the login password", { paymentPassword: undefined, password: DEMO_PASSWORD }, "FIELD_INVALID"],
  ] as const)("AP-057 %s: is rejected, and nothing changes", async (_, changed, code) => {
    lab.givePoints(member, 300);
    const request = { points: 200, paymentPassword, ...changed } as { readonly points: number };
    await expect(send(convertPoints, request)).rejects.toMatchObject({ code });
    expect([await points(), await funds()]).toEqual([300, 100_000_000]);
  });

  it("AP-057 needs the login password of a member who has no payment password", async () => {
    lab.givePoints(member, 300);
    lab.raw.prepare("delete from payment_password where member_id = ?").run(member.id);
    await expect(send(convertPoints, { points: 100, password: "wrong" })).rejects.toMatchObject({
      code: "WRONG_PASSWORD",
    });
    await expect(send(convertPoints, { points: 100, paymentPassword })).rejects.toMatchObject({
      value: { field: "password", rule: "required" },
    });
    await send(convertPoints, { points: 100, password: DEMO_PASSWORD });
    expect(await points()).toBe(200);
  });

  it("AP-053 AP-057 is impossible during a break", async () => {
    lab.givePoints(member, 300);
    lab.takeBreak(member, lab.now() + DAY);
    await expect(send(convertPoints, { points: 100, paymentPassword })).rejects.toMatchObject({ code: "EXCLUDED" });
    await expect(send(redeemPointReward, { reward: "bonus-100", quantity: 1, paymentPassword })).rejects.toMatchObject({
      code: "EXCLUDED",
    });
    expect(await points()).toBe(300);
    expect((await send(pointRewards, {})).list).toEqual([]);
  });
});

describe("rewards", () => {
  it("AP-052 the cheapest comes first, each with its price, worth, condition and stock, in pages", async () => {
    const { list, total, deposited } = await lab.platform.expectContract(pointRewards, {}, token);
    expect(list).toHaveLength(total);
    expect(deposited).toBe(0);
    expect(list.map((one) => one.points)).toEqual(list.map((one) => one.points).toSorted((one, other) => one - other));
    expect(list.find(({ id }) => id === "cinema")).toEqual({
      id: "cinema",
      type: "GIFT",
      name: "영화 관람권 2매",
      image: "/wps/pictures/promotion/star/cinema.svg",
      points: 2400,
      worth: 24_000,
      amount: 100_000,
      stock: 20_000,
    });
    const second = await send(pointRewards, { pageNo: 2, pageSize: 3 });
    expect(second.list.map(({ id }) => id)).toEqual(list.slice(3, 6).map(({ id }) => id));
  });

  it("AP-053 AP-054 a gift costs its points, is approved after a minute, and leaves fewer in stock", async () => {
    lab.givePoints(member, 1100);
    const stock = async () => (await send(pointRewards, {})).list.find(({ id }) => id === "coffee")!.stock!;
    const before = await stock();
    const request = { reward: "coffee", quantity: 2, paymentPassword, remark: "부산시 1번지" };
    const record = await lab.platform.expectContract(redeemPointReward, request, token);
    expect(record).toMatchObject({
      type: "GIFT",
      name: "커피 교환권",
      quantity: 2,
      points: 1000,
      amount: 0,
      status: "P",
    });
    expect(record.remark).toBe("부산시 1번지");
    expect([await points(), await stock()]).toEqual([100, before - 2]);
    expect((await lab.platform.expectContract(redeemedPoints, {}, token)).list).toEqual([record]);
    move(MINUTE);
    expect((await send(redeemedPoints, {})).list).toEqual([{ ...record, status: "A" }]);
    expect((await send(redeemedPoints, { to: "2026-11-20" })).total).toBe(0);
  });

  it("AP-053 a bonus is in the wallet at once, once the deposits that it requires are made", async () => {
    lab.givePoints(member, 10_000);
    const request = { reward: "bonus-100", quantity: 2, paymentPassword };
    expect(await send(redeemPointReward, request)).toMatchObject({ type: "BONUS", points: 1900, status: "A" });
    expect([await points(), await funds()]).toEqual([8100, 100_020_000]);
    await expect(send(redeemPointReward, { reward: "cinema", quantity: 1, paymentPassword })).rejects.toMatchObject({
      code: "REWARD_CONDITION",
      value: { required: 100_000, deposited: 0 },
    });
    await deposit();
    expect((await send(pointRewards, {})).deposited).toBe(250_000);
    await send(redeemPointReward, { reward: "cinema", quantity: 1, paymentPassword });
    expect(await points()).toBe(8100 + 2.5 - 2400);
  });

  it("AP-054 a rejected gift returns its points, and says why; an approved one cannot be rejected", async () => {
    lab.givePoints(member, 1000);
    const { id } = await send(redeemPointReward, { reward: "coffee", quantity: 1, paymentPassword });
    await lab.platform.gateway.control.rejectRedemption(id, "주소가 없습니다");
    expect(await points()).toBe(1000);
    expect((await send(redeemedPoints, {})).list).toMatchObject([{ id, status: "R", remark: "주소가 없습니다" }]);
    const other = await send(redeemPointReward, { reward: "coffee", quantity: 1, paymentPassword });
    move(MINUTE);
    for (const one of [id, other.id])
      await expect(lab.platform.gateway.control.rejectRedemption(one, "again")).rejects.toThrow("ORDER_STATE");
    expect(await points()).toBe(500);
  });

  it.each([
    ["unknown", { reward: "moon" }, "REWARD_UNKNOWN"],
    ["more expensive than the member's points", { quantity: 3 }, "INSUFFICIENT_POINTS"],
    ["in no quantity", { quantity: 0 }, "FIELD_INVALID"],
    ["in too large a quantity", { quantity: 101 }, "FIELD_INVALID"],
    ["with a note that is too long", { remark: "x".repeat(141) }, "FIELD_INVALID"],
    ["with a wrong payment password", { paymentPassword: "000000" }, "WRONG_PAYMENT_PASSWORD"],
  ] as const)("AP-053 a reward %s is rejected, and nothing changes", async (_, changed, code) => {
    lab.givePoints(member, 1000);
    const request = { reward: "coffee", quantity: 1, paymentPassword, ...changed };
    await expect(send(redeemPointReward, request)).rejects.toMatchObject({ code });
    expect([await points(), await funds()]).toEqual([1000, 100_000_000]);
    expect((await send(redeemedPoints, {})).total).toBe(0);
  });

  it("AP-053 two members cannot get the last one", async () => {
    const other = lab.addMember();
    for (const one of [member, other]) lab.givePoints(one, 500);
    const stock = (await send(pointRewards, {})).list.find(({ id }) => id === "coffee")!.stock!;
    lab.raw
      .prepare(
        `insert into point_redemption (id, merchant, member_id, reward, type, quantity, points, amount, at)
           values ('P0', ?, ?, 'coffee', 'GIFT', ?, 1, 0, 0)`,
      )
      .run(member.merchant, other.id, stock - 1);
    const request = { reward: "coffee", quantity: 1, paymentPassword };
    const both = await Promise.allSettled([member, other].map((one) => lab.siteOf(one)(redeemPointReward, request)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "REWARD_SOLD_OUT" } });
  });
});
