import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { bet } from "@livery/platform/calls/bet.ts";
import { bets } from "@livery/platform/calls/bets.ts";
import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
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

const move = (ms: number) => lab.clock.move(ms);

/** A member and its site; `now` renews the session, because time passes. */
function arrive() {
  const member = lab.addMember();
  const site = () => lab.siteOf(member);
  return { member, site, token: () => lab.tokenOf(member) };
}

describe("the record of money and points", () => {
  it("AP-056 has every movement of money, newest first, with the balance after it and the state of its order", async () => {
    const { site, token, member } = arrive();
    await lab.deposit(member, 250_000);
    const card = lab.addCard(member);
    await site()(createWithdrawal, { card, amount: minor(200_000), paymentPassword });
    const cancelled = await site()(createWithdrawal, { card, amount: minor(300_000), paymentPassword });
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
      ["OPENING", 100_000_000, "COMPLETED"],
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

describe("the record of bets", () => {
  it("AP-130 has every bet, newest first, in pages, with the totals of all of them", async () => {
    const { token, site } = arrive();
    const slot = await playRounds(lab, token(), { type: "RNG", stakes: [1000, 2000, 5000] });
    move(MINUTE);
    const live = await playRounds(lab, token(), { type: "LIVE", stakes: [10_000] });
    const all = await lab.platform.expectContract(bets, {}, token());
    expect(all.list.map(({ gameType, vendor, stake, validBet }) => [gameType, vendor, stake, validBet])).toEqual([
      ["LIVE", live.vendor, 10_000, 10_000],
      ...[5000, 2000, 1000].map((stake) => ["RNG", slot.vendor, stake, stake]),
    ]);
    const payouts = [...slot.rounds, ...live.rounds].map(({ payout }) => payout).toReversed();
    expect(all.list.map(({ payout }) => payout)).toEqual(payouts);
    const payout = payouts.reduce((sum, one) => sum + one, 0);
    const totals = { stake: 18_000, validBet: 18_000, payout, net: payout - 18_000 };
    expect(all).toMatchObject({ total: 4, totals });
    const name = lab.raw.prepare("select name_en from game where id = ?").get(slot.gameId)?.["name_en"];
    const english = await lab.platform.client({ token: token(), language: "en" })(bets, { pageNo: 2, pageSize: 3 });
    expect(english).toMatchObject({ total: 4, totalPages: 2, totals, list: [{ game: name, stake: 1000 }] });
    expect((await site()(bets, { gameType: "RNG" })).totals).toMatchObject({ stake: 8000 });
    expect((await site()(bets, { vendor: live.vendor, gameType: "LIVE" })).total).toBe(1);
    expect((await site()(bets, { state: "SETTLED" })).total).toBe(4);
    for (const none of [{ state: "OPEN" }, { state: "CANCELLED" }, { vendor: "NOBODY" }, { gameType: "FISH" }] as const)
      expect(await site()(bets, none)).toMatchObject({ total: 0, totalPages: 1, totals: { stake: 0, net: 0 } });
  });

  it("AP-131 one bet has its round with the result in words, and nobody else's is found", async () => {
    const { token } = arrive();
    await playRounds(lab, token(), { type: "LIVE", stakes: [10_000] });
    const [listed] = (await lab.platform.client({ token: token() })(bets, {})).list;
    const shown = await lab.platform.expectContract(bet, { id: listed!.id }, token());
    expect(shown.bet).toEqual(listed);
    expect(shown.rounds).toMatchObject([{ id: listed!.id, stake: 10_000, payout: listed!.payout }]);
    const [, player, banker] = /^플레이어 (\d), 뱅커 (\d)$/u.exec(shown.rounds[0]?.result ?? "") ?? [];
    const returned = player === banker ? 10_000 : Number(player) > Number(banker) ? 20_000 : 0;
    expect(listed?.payout).toBe(returned);
    const stranger = arrive().site();
    for (const id of [listed!.id, "R0"])
      await expect(stranger(bet, { id })).rejects.toMatchObject({ status: 404, code: "BET_UNKNOWN" });
  });
});

it("AP-135 profit and loss: deposits, withdrawals, bets, bonuses and cashback, and what each game type brought", async () => {
  const { site, token, member } = arrive();
  await lab.deposit(member, 250_000);
  const slot = await playRounds(lab, token(), { type: "RNG", stakes: [5000, 10_000] });
  const live = await playRounds(lab, token(), { type: "LIVE", stakes: [20_000] });
  await site()(claimRebate, { gameType: "RNG" });
  lab.givePoints(member, 100);
  await site()(convertPoints, { points: 100, paymentPassword });
  const won = (rounds: typeof slot.rounds) => rounds.reduce((sum, { payout }) => sum + payout, 0);
  const [rng, baccarat] = [won(slot.rounds), won(live.rounds)];
  const answer = await lab.platform.expectContract(personalProfit, {}, token());
  expect(answer).toEqual({
    total: {
      deposit: 250_000,
      withdrawal: 0,
      validBet: 35_000,
      payout: rng + baccarat,
      bonus: 1000,
      rebate: 120,
      net: rng + baccarat + 1000 + 120 - 35_000,
    },
    gameTypes: [
      { gameType: "LIVE", validBet: 20_000, payout: baccarat, rebate: 0, net: baccarat - 20_000 },
      { gameType: "RNG", validBet: 15_000, payout: rng, rebate: 120, net: rng + 120 - 15_000 },
    ],
  });
  const yesterday = await site()(personalProfit, { from: "2026-11-19", to: "2026-11-19" });
  expect(yesterday).toMatchObject({ total: { deposit: 0, validBet: 0, net: 0 }, gameTypes: [] });
});
