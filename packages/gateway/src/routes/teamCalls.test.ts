import { bets } from "@livery/platform/calls/bets.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { income } from "@livery/platform/calls/income.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { teamBets } from "@livery/platform/calls/teamBets.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { bookRounds } from "../testing/bookRounds.ts";
import { insertRound } from "../testing/insertRound.ts";
import { payIn } from "../testing/payIn.ts";
import { playRounds } from "../testing/playRounds.ts";

// agent > lower > member, and agent > direct; a stranger is below agent1. They play and pay around midnight in New York.

const MINUTE = 60_000;
/** When a deposit of the last moment of a day arrives: on the next one. */
const CREDITED_AFTER = 20_000;
const [before, day] = ["2026-11-20", "2026-11-21"];
const MIDNIGHT = Date.UTC(2026, 10, 21, 5);

let lab: MoneyLab;
let agent: LabMember;
let lower: LabMember;
let direct: LabMember;
let member: LabMember;
let stranger: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab({ timeZone: "America/New_York" });
  agent = lab.addMember({ type: 1 });
  lower = lab.addMember({ type: 2, below: agent });
  direct = lab.addMember({ below: agent });
  member = lab.addMember({ below: lower });
  stranger = lab.addMember();
  lab.addRound(agent, "RNG", 700);
  // In one transaction: many calls one after the other take long on a busy machine.
  lab.atOnce((writing) => {
    for (const moment of [MIDNIGHT - 1, MIDNIGHT]) {
      for (const [index, player] of [lower, direct, member, stranger].entries()) {
        payIn(writing, player, 100_000 + index, moment + CREDITED_AFTER);
        for (const stake of [1000, 2000]) insertRound(writing, player, { gameType: "RNG", stake, now: moment });
        const rounds = [{ stake: 5000, payout: 4000 * (index - 1) }];
        if (index > 0) bookRounds(writing, player, { vendor: "EVO", type: "LIVE", rounds }, moment);
      }
    }
  });
  const { clock } = lab;
  clock.set(MIDNIGHT);
  const transfer = { amount: minor(20_000), remark: "thanks", paymentPassword: PAYMENT_PASSWORD };
  await lab.siteOf(member)(transferUpline, transfer);
  clock.move(MINUTE);
});
afterAll(() => lab.close());

/** Stakes and payouts of some members in the raw rounds. */
function rounds(players: readonly LabMember[], type = "%") {
  const ids = players.map(({ id }) => id).join(",");
  const row = lab.raw
    .prepare(
      `select count(*) as total, sum(stake) as stake, sum(payout) as payout from game_round
       where member_id in (${ids}) and game_type like ? and at between ? and ?`,
    )
    .get(type, MIDNIGHT, MIDNIGHT + 86_400_000);
  const [total, stake, payout] = [row?.["total"], Number(row?.["stake"]), Number(row?.["payout"])];
  return { total, totals: { stake, validBet: stake, payout, net: payout - stake } };
}

it("AP-186 the bets of the whole team with their members, by day, game type and member, with totals and pages", async () => {
  const team = [lower, direct, member];
  const answer = await lab.platform.expectContract(teamBets, { from: day, to: day }, lab.tokenOf(agent));
  expect(answer).toMatchObject(rounds(team));
  const own = await Promise.all(team.map((one) => lab.siteOf(one)(bets, { from: day, to: day })));
  const named = own.flatMap(({ list }, index) => list.map((bet) => ({ ...bet, account: lab.accountOf(team[index]!) })));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(answer.list.toSorted(byId)).toEqual(named.toSorted(byId));
  const asked = { from: day, to: day };
  expect(await lab.siteOf(agent)(teamBets, { ...asked, gameType: "LIVE" })).toMatchObject(
    rounds([direct, member], "LIVE"),
  );
  const one = await lab.siteOf(agent)(teamBets, { ...asked, account: lab.accountOf(member).toUpperCase() });
  expect(one).toMatchObject(rounds([member]));
  expect(new Set(one.list.map(({ account }) => account))).toEqual(new Set([lab.accountOf(member)]));
  expect(await lab.siteOf(lower)(teamBets, asked)).toMatchObject(rounds([member]));
  const page = await lab.siteOf(agent)(teamBets, { ...asked, pageNo: 2, pageSize: 3 });
  expect(page).toMatchObject({ ...rounds(team), pageNo: 2, totalPages: 3 });
  expect(page.list).toEqual(answer.list.slice(3, 6));
});

it("AP-187 each member directly below with its own profit and loss, and the totals of all pages", async () => {
  const asked = { from: day, to: day };
  const answer = await lab.platform.expectContract(teamProfit, asked, lab.tokenOf(agent));
  const own = await Promise.all(
    [direct, lower].map(async (one) => (await lab.siteOf(one)(personalProfit, asked)).total),
  );
  expect(answer.list).toEqual([
    { account: lab.accountOf(direct), type: "0", sums: own[0] },
    { account: lab.accountOf(lower), type: "2", sums: own[1] },
  ]);
  expect(answer.list.map(({ sums }) => sums.validBet)).toEqual([8000, 3000]);
  const [first, second] = own;
  const both = Object.entries(first!).map(([name, sum]) => [name, sum + second![name as keyof typeof second]]);
  expect(answer.totals).toEqual(Object.fromEntries(both));
  expect(answer.totals).toMatchObject({ deposit: 400_002, validBet: 11_000 });
  const page = await lab.siteOf(agent)(teamProfit, { ...asked, pageNo: 2, pageSize: 1 });
  expect(page).toEqual({ ...answer, list: answer.list.slice(1), pageNo: 2, totalPages: 2 });
  const below = await lab.siteOf(agent)(teamProfit, { ...asked, parent: lab.accountOf(lower) });
  const [found] = below.list;
  expect(below).toMatchObject({ total: 1, totals: { validBet: 8000 } });
  expect(found?.account).toBe(lab.accountOf(member));
  const alone = await lab.siteOf(agent)(teamProfit, { ...asked, account: lab.accountOf(member).toUpperCase() });
  expect(alone).toEqual({ list: [found], pageNo: 1, totalPages: 1, total: 1, totals: found?.sums });
});

it("AP-189 every movement of the team's money with its member and the balance after it", async () => {
  const asked = { from: day, to: day };
  const answer = await lab.platform.expectContract(teamTransactions, asked, lab.tokenOf(agent));
  const transfers = answer.list.filter(({ kind }) => kind === "TRANSFER");
  expect(new Map(transfers.map(({ account, amount }) => [account, amount]))).toEqual(
    new Map([
      [lab.accountOf(member), -20_000],
      [lab.accountOf(lower), 20_000],
    ]),
  );
  expect(new Set(answer.list.map(({ id }) => id)).size).toBe(answer.total);
  for (const one of [lower, direct, member]) {
    const { transactions } = await lab.siteOf(one)(pointTransactions, asked);
    const account = lab.accountOf(one);
    const theirs = answer.list.filter((row) => row.account === account);
    expect(theirs).toEqual(transactions.map((row) => ({ ...row, account })));
    expect((await lab.siteOf(agent)(teamTransactions, { ...asked, account })).list).toEqual(theirs);
  }
  const deposits = await lab.siteOf(agent)(teamTransactions, { ...asked, kind: "DEPOSIT" });
  expect(deposits.list.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual(
    [0, 0, 1, 1, 2, 2].map((index) => 100_000 + index),
  );
  const page = await lab.siteOf(agent)(teamTransactions, { ...asked, pageNo: 2, pageSize: 2 });
  expect(page).toMatchObject({ total: answer.total, list: answer.list.slice(2, 4) });
  await expect(lab.siteOf(agent)(teamTransactions, { kind: "NOTHING" })).rejects.toMatchObject({
    code: "FIELD_INVALID",
    value: { field: "kind", rule: "choice" },
  });
});

it("AP-186 AP-187 AP-189 the day before has its own figures", async () => {
  const asked = { from: before, to: before };
  expect((await lab.siteOf(agent)(teamBets, asked)).total).toBe(8);
  expect((await lab.siteOf(agent)(teamProfit, asked)).totals).toMatchObject({ validBet: 11_000 });
  const { list } = await lab.siteOf(agent)(teamTransactions, { ...asked, kind: "OPENING" });
  expect(list.map(({ account }) => account)).toEqual([member, direct, lower].map(lab.accountOf));
});

it("AP-186 AP-187 AP-189 nobody else's members are found, nor those above", async () => {
  const unknown = { status: 404, code: "DOWNLINE_UNKNOWN" };
  for (const account of [lab.accountOf(stranger), lab.accountOf(agent), "agent1", "nobody"]) {
    await expect(lab.siteOf(lower)(teamBets, { account })).rejects.toMatchObject(unknown);
    await expect(lab.siteOf(lower)(teamTransactions, { account })).rejects.toMatchObject(unknown);
    await expect(lab.siteOf(lower)(teamProfit, { parent: account })).rejects.toMatchObject(unknown);
    await expect(lab.siteOf(lower)(teamProfit, { account })).rejects.toMatchObject(unknown);
  }
});

it("AP-180 the whole team in figures: members, new and active ones, money and income, in all and by day", async () => {
  const asked = { from: before, to: day };
  const answer = await lab.platform.expectContract(teamOverview, asked, lab.tokenOf(agent));
  const whole = await Promise.all(
    [lower, direct, member].map(async (one) => (await lab.siteOf(one)(personalProfit, asked)).total),
  );
  const sumOf = (name: keyof (typeof whole)[0]) => whole.reduce((sum, figures) => sum + Number(figures[name]), 0);
  expect(answer).toMatchObject({
    members: 3,
    newMembers: 3,
    activeMembers: 3,
    deposit: sumOf("deposit"),
    withdrawal: 0,
    bet: sumOf("validBet"),
    payout: sumOf("payout"),
    net: sumOf("net"),
    income: 0,
  });
  expect(answer.bet).toBe(38_000);
  const figures = await Promise.all(
    [before, day].map(async (one) => {
      const { days, ...sums } = await lab.siteOf(agent)(teamOverview, { from: one, to: one });
      expect(days).toHaveLength(1);
      const { deposit, withdrawal, bet, net, newMembers } = sums;
      return { day: one, deposit, withdrawal, bet, net, newMembers };
    }),
  );
  expect(answer.days).toEqual(figures);
  expect(figures.map(({ bet, newMembers }) => [bet, newMembers])).toEqual([
    [19_000, 3],
    [19_000, 0],
  ]);
  const none = { members: 3, newMembers: 0, activeMembers: 0, bet: 0, days: [{ bet: 0 }, { bet: 0 }] };
  for (const [from, to] of [
    ["2026-11-18", "2026-11-19"],
    ["2026-11-22", "2026-11-23"],
  ] as const)
    expect(await lab.siteOf(agent)(teamOverview, { from, to })).toMatchObject(none);
  expect(await lab.siteOf(lower)(teamOverview, asked)).toMatchObject({ members: 1, activeMembers: 1, bet: 16_000 });
});

it("AP-180 counts withdrawals that were paid, and rejects a period that is too long to be shown by day", async () => {
  const asked = { from: day, to: day };
  const withdrawal = { card: lab.addCard(direct), amount: minor(200_000), paymentPassword: PAYMENT_PASSWORD };
  await lab.siteOf(direct)(createWithdrawal, withdrawal);
  lab.clock.move(60 * MINUTE);
  const { withdrawal: paid } = (await lab.siteOf(direct)(personalProfit, asked)).total;
  expect(paid).toBeGreaterThan(0);
  const answer = await lab.siteOf(agent)(teamOverview, asked);
  expect(answer).toMatchObject({ withdrawal: paid, days: [{ withdrawal: paid }] });
  const longest = { from: "2025-11-21", to: "2026-11-21" };
  expect((await lab.siteOf(agent)(teamOverview, longest)).days).toHaveLength(366);
  await expect(lab.siteOf(agent)(teamOverview, { ...longest, from: "2025-11-20" })).rejects.toMatchObject({
    code: "FIELD_INVALID",
    value: { field: "from", rule: "range" },
  });
});

it("AP-188 what the agent earned with its source, newest first, and the sums by kind", async () => {
  const guests = [lab.addMember(), lab.addMember()];
  for (const guest of guests) {
    lab.raw.prepare("update member set invited_by = ?, mobile_proven = 1 where id = ?").run(agent.id, guest.id);
    await lab.deposit(guest, 100_000);
    await playRounds(lab, lab.tokenOf(guest), { type: "RNG", stakes: Array<number>(5).fill(100_000) });
  }
  const asked = { from: day, to: day };
  const answer = await lab.platform.expectContract(income, asked, lab.tokenOf(agent));
  const earned = { kind: "REFERRAL", amount: 100_000 };
  expect(answer).toMatchObject({ total: 2, totalPages: 1 });
  const others = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"].map((kind) => ({ kind, amount: 0 }));
  expect(answer.sums).toEqual([{ kind: "REFERRAL", amount: 200_000 }, ...others]);
  const sources = guests.toReversed().map((guest) => lab.accountOf(guest).replace(/^(..).*(.)$/u, "$1***$2"));
  expect(answer.list).toMatchObject(sources.map((source) => ({ ...earned, source })));
  const entries = lab.raw
    .prepare(
      `select t.id from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       join wallet w on w.id = e.wallet_id where w.member_id = ? and t.kind = 'referral' order by t.id desc`,
    )
    .all(agent.id);
  expect(answer.list.map(({ id }) => id)).toEqual(entries.map(({ id }) => String(id)));
  const page = await lab.siteOf(agent)(income, { ...asked, kind: "REFERRAL", pageNo: 2, pageSize: 1 });
  expect(page).toMatchObject({ total: 2, totalPages: 2, sums: answer.sums.slice(0, 1), list: answer.list.slice(1) });
  expect((await lab.siteOf(agent)(teamOverview, asked)).income).toBe(200_000);
  expect(await lab.siteOf(agent)(income, { from: before, to: before })).toMatchObject({
    total: 0,
    sums: [{ amount: 0 }, ...others],
  });
  await expect(lab.siteOf(agent)(income, { kind: "WINDFALL" })).rejects.toMatchObject({
    code: "FIELD_INVALID",
    value: { field: "kind", rule: "choice" },
  });
});
