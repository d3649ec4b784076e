import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { pointBalance } from "@livery/platform/calls/pointBalance.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { withdrawalConfirmation } from "@livery/platform/calls/withdrawalConfirmation.ts";
import { minor } from "@livery/product/money.ts";
import { afterEach, expect, it } from "vitest";
import { hasWrongBooks } from "../store/hasWrongBooks.ts";
import { type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

const paymentPassword = PAYMENT_PASSWORD;
const MINUTE_MS = 60_000;

let lab: MoneyLab;
afterEach(() => lab.close());

it.each([
  ["play money", undefined, 100],
  ["a currency without decimals", 0, 1],
  ["a currency with three decimals", 3, 1000],
])("a member's day has the same figures in %s", async (_, currencyDecimals, unit) => {
  lab = await openMoneyLab(currencyDecimals === undefined ? {} : { currencyDecimals });
  const units = (amount: number) => minor(amount * unit);
  const member = lab.addMember();
  lab.give(member, units(20_000_000));
  const site = () => lab.siteOf(member);
  const total = async () => (await site()(consolidatedFunds, undefined)).funds.total;
  const change = async (work: () => Promise<unknown>) => {
    const before = await total();
    await work();
    return (await total()) - before;
  };

  expect(await change(() => lab.deposit(member, units(1000)))).toBe(units(1000));
  expect(await site()(pointBalance, undefined)).toMatchObject({ points: 1 });
  let payouts = 0;
  const play = async () => {
    const { rounds } = await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [units(1000), units(500)] });
    payouts = rounds.reduce((sum, { payout }) => sum + payout, 0);
  };
  expect(await change(play)).toBe(payouts - units(1500));
  expect(await site()(claimRebate, {})).toMatchObject({ amount: units(12) });
  lab.givePoints(member, 100);
  expect(await site()(convertPoints, { points: 100, paymentPassword })).toMatchObject({ amount: units(10) });
  const send = () => site()(transferUpline, { amount: units(100), paymentPassword });
  expect(await change(send)).toBe(units(-100));
  const order = { card: lab.addCard(member), amount: units(12_000_000), paymentPassword };
  const { id } = await site()(createWithdrawal, order);
  lab.clock.move(MINUTE_MS);
  const { parts } = await site()(withdrawalConfirmation, { id });
  expect(parts).toMatchObject([{ amount: units(10_000_000) }]);
  expect(hasWrongBooks(lab.raw)).toBe(false);
});
