import { bets } from "@livery/platform/calls/bets.ts";
import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { pointBalance } from "@livery/platform/calls/pointBalance.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";

// What the calls show equals queries of our own over the raw ledger, around three midnights in New York. After the first
// one the clocks go back, so that the day has 25 hours. The calls' own SQL is not used here.

const MINUTE = 60_000;
/** The days of the merchant, with their first moments in UTC. */
const days = [
  ["2026-10-31", Date.UTC(2026, 9, 31, 4)],
  ["2026-11-01", Date.UTC(2026, 10, 1, 4)],
  ["2026-11-02", Date.UTC(2026, 10, 2, 5)],
  ["2026-11-03", Date.UTC(2026, 10, 3, 5)],
  ["2026-11-04", Date.UTC(2026, 10, 4, 5)],
] as const;
const midnights = [days[1][1], days[2][1], days[3][1]];

let lab: MoneyLab;
let members: readonly LabMember[];
beforeAll(async () => {
  lab = await openMoneyLab({ timeZone: "America/New_York" });
  const { clock } = lab.platform.gateway.control.simulator!;
  clock.set(midnights[0]! - MINUTE);
  members = [lab.addMember(), lab.addMember(), lab.addMember()];
  // Two members play up to the last moment of a day, the third at the first one of the next. The cashier receives every
  // deposit a little later.
  for (const [index, member] of members.entries()) {
    for (const midnight of midnights) await playADay(member, midnight - 2 + index, index);
  }
  clock.set(midnights[2]! + MINUTE);
});
afterAll(() => lab.close());

async function playADay(member: LabMember, moment: number, index: number): Promise<void> {
  lab.platform.gateway.control.simulator!.clock.set(moment);
  const token = lab.tokenOf(member);
  const send = lab.platform.client({ token });
  const { id } = await send(createDeposit, { method: "BANK", amount: minor(100_000 + 12_345 * index) });
  await send(confirmDeposit, { id });
  await playRounds(lab, token, { type: "RNG", stakes: [1000, 5000] });
  await playRounds(lab, token, { type: "LIVE", stakes: [2000 * (index + 1)] });
  await send(claimRebate, index === 0 ? {} : { gameType: "RNG" });
  lab.givePoints(member, 200);
  await send(convertPoints, { points: 100, paymentPassword: PAYMENT_PASSWORD });
}

/** Sums of a member's ledger between two moments, by kind. */
function ledger(member: LabMember, from: number, to: number): Readonly<Record<string, number>> {
  const rows = lab.raw
    .prepare(
      `select t.kind as kind, sum(e.amount) as amount from ledger_transaction t, ledger_entry e, wallet w
         where t.id = e.transaction_id and e.wallet_id = w.id and w.member_id = ? and t.at between ? and ?
         group by t.kind`,
    )
    .all(member.id, from, to - 1);
  return Object.fromEntries(rows.map(({ kind, amount }) => [String(kind), Number(amount)]));
}

/** Stakes, payouts and cashback of one game type. */
function played(member: LabMember, type: string, from: number, to: number) {
  const [stake, payout] = ["bet", "payout"].map((kind) => {
    const query = `select coalesce(sum(abs(e.amount)), 0) as sum from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id join wallet w on w.id = e.wallet_id
      join game_round r on r.id = t.reference
      where w.member_id = ? and t.kind = ? and r.game_type = ? and t.at >= ? and t.at < ?`;
    return Number(lab.raw.prepare(query).get(member.id, kind, type, from, to)?.["sum"]);
  });
  return { stake: stake!, payout: payout! };
}

it("AP-130 AP-135 AP-165 every figure of every day equals the raw ledger, also at its first and last moment", async () => {
  const playing = new Set<string>();
  for (const member of members) {
    const send = lab.platform.client({ token: lab.tokenOf(member) });
    for (const [index, [day, from]] of days.slice(0, -1).entries()) {
      const to = days[index + 1]![1];
      const sums = ledger(member, from, to);
      const of = (kind: string) => sums[kind] ?? 0;
      const { total, gameTypes } = await send(personalProfit, { from: day, to: day });
      const bonus = of("welcome") + of("points");
      expect(total, day).toEqual({
        deposit: of("deposit"),
        withdrawal: 0,
        validBet: 0 - of("bet"),
        payout: of("payout"),
        bonus,
        rebate: of("rebate"),
        net: of("payout") + bonus + of("rebate") + of("bet"),
      });
      if (total.validBet > 0) playing.add(day);
      expect(gameTypes.reduce((sum, { rebate }) => sum + rebate, 0)).toBe(total.rebate);
      for (const { gameType, validBet, payout } of gameTypes)
        expect({ stake: validBet, payout }, gameType).toEqual(played(member, gameType, from, to));
      const { totals } = await send(bets, { from: day, to: day, pageSize: 1 });
      expect(totals).toMatchObject({ stake: total.validBet, payout: total.payout });
      const shown = await send(pointTransactions, { from: day, to: day, pageSize: 100 });
      const moved = shown.transactions.reduce((sum, { amount }) => sum + amount, 0);
      expect(moved).toBe(of("welcome") + of("points") + of("rebate") + of("deposit"));
    }
  }
  expect([...playing].toSorted()).toEqual(["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-03"]);
});

it("AP-165 the statement of all days together has the same sums", async () => {
  for (const member of members) {
    const send = lab.platform.client({ token: lab.tokenOf(member) });
    const sums = ledger(member, days[0][1], days[4][1]);
    const { deposits, stakes, wins } = await send(playStatement, { days: 7 });
    expect({ deposits, stakes, wins }).toEqual({
      deposits: sums["deposit"],
      stakes: 0 - sums["bet"]!,
      wins: sums["payout"] ?? 0,
    });
  }
});

it("AP-051 AP-056 the points are those of the deposits and stakes in the raw tables, less what was converted", async () => {
  const rates: Readonly<Record<string, number>> = { RNG: 12, LIVE: 7 };
  for (const member of members) {
    const send = lab.platform.client({ token: lab.tokenOf(member) });
    const stakes = lab.raw.prepare("select game_type, stake from game_round where member_id = ?").all(member.id);
    const deposits = lab.raw
      .prepare("select amount from deposit_order where member_id = ? and state = 'COMPLETED'")
      .all(member.id);
    const earned = [
      ...stakes.map(({ game_type: type, stake }) => Math.floor((Number(stake) * rates[String(type)]!) / 1000)),
      ...deposits.map(({ amount }) => Math.floor(Number(amount) / 1000)),
    ].reduce((sum, one) => sum + one, 0);
    const due = (earned + 3 * (200 - 100) * 100) / 100;
    expect((await send(pointBalance, undefined)).points).toBe(due);
    const { points } = await send(pointTransactions, { unit: "POINTS", pageSize: 100 });
    expect(points[0]?.balance).toBe(due);
    expect(Math.round(points.reduce((sum, one) => sum + one.points, 0) * 100)).toBe(Math.round(due * 100));
  }
});
