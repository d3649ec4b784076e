import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const MINUTE = 60_000;
const paymentPassword = PAYMENT_PASSWORD;

// The platform's time is 2026-11-20 22:00 in New York, and already the next day in Korea.
let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab({ timeZone: "America/New_York" });
});
afterAll(() => lab.close());

const move = (ms: number) => lab.platform.gateway.control.simulator!.clock.move(ms);

/** A member and its site; `now` renews the session, because time passes. */
function arrive() {
  const member = lab.addMember();
  const site = () => lab.platform.client({ token: lab.tokenOf(member) });
  return { member, site, token: () => lab.tokenOf(member) };
}

describe("the record of money and points", () => {
  it("AP-056 has every movement of money, newest first, with the balance after it and the state of its order", async () => {
    const { site, token, member } = arrive();
    const { id } = await site()(createDeposit, { method: "BANK", amount: minor(250_000) });
    await site()(confirmDeposit, { id });
    move(MINUTE);
    const card = await site()(addBankCard, {
      kind: "BANK",
      bank: "NURI",
      number: `${20_000_000 + member.id}`,
      holder: "A",
      paymentPassword,
    });
    await site()(createWithdrawal, { card: card.id, amount: minor(200_000), paymentPassword });
    const cancelled = await site()(createWithdrawal, { card: card.id, amount: minor(300_000), paymentPassword });
    await site()(cancelWithdrawal, { id: cancelled.id });
    await site()(transferFunds, { from: "MAIN", to: "PP", amount: minor(5000) });
    await playRounds(lab, token(), { type: "RNG", stakes: [1000] });
    lab.givePoints(member, 100);
    await site()(convertPoints, { points: 100, paymentPassword });
    await site()(transferUpline, { amount: minor(20_000), remark: "고마워요", paymentPassword });
    const answer = await lab.platform.expectContract(pointTransactions, {}, token());
    expect(answer.points).toEqual([]);
    const shown = answer.transactions.map(({ kind, amount, state }) => [kind, amount, state]);
    expect(shown).toEqual([
      ["TRANSFER", -20_000, "COMPLETED"],
      ["POINTS", 1000, "COMPLETED"],
      ["WITHDRAWAL", 300_000, "CANCELLED"],
      ["WITHDRAWAL", -300_000, "CANCELLED"],
      ["WITHDRAWAL", -200_000, "PENDING"],
      ["DEPOSIT", 250_000, "COMPLETED"],
      ["BONUS", 100_000_000, "COMPLETED"],
    ]);
    const { total } = (await site()(consolidatedFunds, undefined)).funds;
    expect(answer.transactions.map(({ balance }) => balance)).toEqual([
      total,
      total + 20_000,
      100_050_000,
      99_750_000,
      100_050_000,
      100_250_000,
      100_000_000,
    ]);
    expect(answer.transactions[0]).toMatchObject({ remark: "고마워요" });
    const second = await site()(pointTransactions, { pageNo: 2, pageSize: 3 });
    expect(second).toMatchObject({ total: 7, totalPages: 3, pageNo: 2 });
    expect(second.transactions).toEqual(answer.transactions.slice(3, 6));
  });

  it("AP-056 shows one type of money or points, and rejects an unknown one", async () => {
    const { site, member } = arrive();
    lab.givePoints(member, 300);
    await site()(convertPoints, { points: 100, paymentPassword });
    const kinds = async (request: object) => {
      const { transactions, points } = await site()(pointTransactions, request);
      return [transactions.map(({ kind }) => kind), points.map(({ type }) => type)];
    };
    expect(await kinds({ unit: "POINTS" })).toEqual([[], ["REDEEM", "DEPOSIT"]]);
    expect(await kinds({ unit: "POINTS", type: "REDEEM" })).toEqual([[], ["REDEEM"]]);
    expect(await kinds({ unit: "MONEY", type: "POINTS" })).toEqual([["POINTS"], []]);
    expect(await kinds({ type: "REBATE" })).toEqual([[], []]);
    for (const request of [{ type: "LIVE" }, { unit: "POINTS" as const, type: "WITHDRAWAL" }])
      await expect(site()(pointTransactions, request)).rejects.toMatchObject({
        code: "FIELD_INVALID",
        value: { field: "type", rule: "choice" },
      });
  });

  it("AP-056 counts the days of the merchant's time zone", async () => {
    const { site } = arrive();
    const on = async (day: string) => (await site()(pointTransactions, { from: day, to: day })).total;
    expect([await on("2026-11-19"), await on("2026-11-20"), await on("2026-11-21")]).toEqual([0, 1, 0]);
  });
});
