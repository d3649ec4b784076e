import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { bets } from "@livery/platform/calls/bets.ts";
import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { contractInfo } from "@livery/platform/calls/contractInfo.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { downline } from "@livery/platform/calls/downline.ts";
import { income } from "@livery/platform/calls/income.ts";
import { invited } from "@livery/platform/calls/invited.ts";
import { missionLeaderboard } from "@livery/platform/calls/missionLeaderboard.ts";
import { missionSummary } from "@livery/platform/calls/missionSummary.ts";
import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { pointBalance } from "@livery/platform/calls/pointBalance.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { promotion } from "@livery/platform/calls/promotion.ts";
import { rebateClaims } from "@livery/platform/calls/rebateClaims.ts";
import { rebates } from "@livery/platform/calls/rebates.ts";
import { referral } from "@livery/platform/calls/referral.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { teamBets } from "@livery/platform/calls/teamBets.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../seed/random.ts";
import { dayAt, daysAfter, mondayOf, startOf } from "../testing/figures/calendar.ts";
import { type SendAs, callAtLast, contractKinds } from "../testing/figures/callAtLast.ts";
import { challengeFigures, challengeOf, stakedSinceJoining } from "../testing/figures/challengeFigures.ts";
import { contractFiguresOf } from "../testing/figures/contractFigures.ts";
import { type Days, among, figuresOf, kinds, own, sum } from "../testing/figures/figuresOf.ts";
import { type HistoryMember, NOW, openHistory, timeZones } from "../testing/figures/openHistory.ts";
import { type RawBooks, readRawBooks } from "../testing/figures/rawBooks.ts";
import { teamListsOf } from "../testing/figures/teamLists.ts";

// Every figure that a call shows to 200 members and 20 agents of three merchants equals a sum over the raw rows, to the
// minor unit. Most of what they did happened at the last or the first moment of a day of their merchant.

/** Days before today, the days around the ends of months, and those on which clocks change. */
const DAYS_BACK = [0, 1, 2, 6, 7, 29, 30, 364, 365];
const DAYS = [
  "2026-01-01",
  "2026-03-01",
  "2026-03-08",
  "2026-03-09",
  "2026-04-05",
  "2026-04-06",
  "2026-10-01",
  "2026-10-04",
];
const NOVEMBER = ["2026-11-01", "2026-11-02"];

const today = (timeZone: string) => dayAt(NOW, timeZone);
const startsOf = (timeZone: string) =>
  [...DAYS_BACK.map((days) => daysAfter(today(timeZone), -days)), ...DAYS, ...NOVEMBER].map((day) =>
    startOf(day, timeZone),
  );

/** In how many parts the history is played. */
const PARTS = 4;

let history: Awaited<ReturnType<typeof openHistory>>;
let members: readonly HistoryMember[];
let events: ReturnType<typeof history.plan>;
let books: RawBooks;
let figures: ReturnType<typeof figuresOf>;
// Several hooks, because each has its own limit.
beforeAll(async () => {
  history = await openHistory();
});
beforeAll(() => {
  members = history.register();
  events = history.plan(members, startsOf);
});
for (let part = 0; part < PARTS; part += 1) {
  beforeAll(() => {
    const each = Math.ceil(events.length / PARTS);
    history.play(events.slice(part * each, (part + 1) * each));
  });
}
beforeAll(async () => {
  await history.platform.gateway.control.tick();
  await callAtLast(members, send);
  books = readRawBooks(history.raw, timeZones);
  figures = figuresOf(books);
});
afterAll(() => history.close());

const zoneOf = ({ merchant }: { readonly merchant: string }) => timeZones[merchant]!;
const send: SendAs = ({ merchant, token }, call, request) =>
  history.platform.client({ merchant, token })(call, request);

const agents = () => members.filter(({ isAgent }) => isAgent);

/** One day, several days, a month, a year: some of them for each member, all of them for all. */
function someDays(member: HistoryMember): Days[] {
  const now = today(zoneOf(member));
  const single = [...DAYS_BACK.map((days) => daysAfter(now, -days)), ...DAYS, ...NOVEMBER];
  const ranges = [
    ...single.map((day) => ({ from: day, to: day })),
    { from: "2026-10-01", to: "2026-10-31" },
    { from: "2026-11-01", to: "2026-11-30" },
    { from: daysAfter(now, -6), to: now },
    { from: daysAfter(now, -29), to: now },
  ];
  const first = member.id % ranges.length;
  const some = [0, 7, 13].map((step) => ranges[(first + step) % ranges.length]!);
  return [...some, { from: daysAfter(now, -365), to: now }];
}

/** How many rows a page of a list has, in turn. */
const PAGE_SIZES = [7, 20];
/** How many periods of an agent begin and end on any days. */
const ANY = 3;
const HOUR_MS = 3_600_000;

/** The days of the year before today that are longer or shorter than others. */
function changingDays(timeZone: string): readonly string[] {
  return Array.from({ length: 366 }, (_, days) => daysAfter(today(timeZone), -days)).filter(
    (day) => startOf(daysAfter(day, 1), timeZone) - startOf(day, timeZone) !== 24 * HOUR_MS,
  );
}

/**
 * Periods of an agent: each day on which its merchant's clocks change, alone and with the days around it, the days around
 * ends of months, any days, and a year. They are the same in every run.
 */
function manyDays(agent: HistoryMember): readonly Days[] {
  const zone = zoneOf(agent);
  const around = (day: string) => ({ from: daysAfter(day, -1), to: daysAfter(day, 1) });
  const random = createRandom(`days of ${agent.account}`);
  const any = Array.from({ length: ANY }, () => {
    const back = random.between(0, 364);
    return { from: daysAfter(today(zone), -back), to: daysAfter(today(zone), random.between(-back, 9)) };
  });
  return [
    ...changingDays(zone).flatMap((day) => [{ from: day, to: day }, around(day)]),
    ...[...DAYS, ...NOVEMBER].filter((day) => day.endsWith("-01")).map((first) => ({ ...around(first), to: first })),
    ...any,
    { from: daysAfter(today(zone), -365), to: today(zone) },
  ];
}

it("the history covers every kind of movement, all game types, and the last and first moments of days", () => {
  const moved = new Set(books.entries.map(({ kind }) => kind));
  expect([...moved].toSorted()).toEqual(Object.values(kinds).flat().toSorted());
  expect(members.filter(({ isAgent }) => isAgent)).toHaveLength(20);
  expect(members).toHaveLength(220);
  for (const timeZone of Object.values(timeZones)) {
    const starts = new Set(startsOf(timeZone));
    const moments = books.entries.map(({ at }) => at);
    for (const near of [-1, 0, 1]) expect(moments.filter((at) => starts.has(at - near)).length).toBeGreaterThan(50);
  }
  expect(history.raw.prepare("select count(*) as count from ledger_fault").get()).toEqual({ count: 0 });
  const zone = timeZones["NEWYORK"]!;
  const changing = changingDays(zone);
  const hoursOf = (day: string) => (startOf(daysAfter(day, 1), zone) - startOf(day, zone)) / HOUR_MS;
  expect(changing.map(hoursOf)).toEqual([25, 23]);
  const there = new Set(members.filter(({ merchant }) => merchant === "NEWYORK").map(({ id }) => id));
  for (const day of changing) {
    const rounds = among(books.rounds, there, { from: day, to: day });
    expect(rounds.length, day).toBeGreaterThan(3);
  }
});

/** Thousandths of a point for each unit of a stake: CN-030 to CN-034. */
const POINTS: Readonly<Record<string, number>> = { RNG: 12, FISH: 12, LIVE: 7, SPORTS: 10, PVP: 10, ELOTT: 0 };

/** The states of challenges that a member can do something about, in the order of the list. */
const openStates: readonly string[] = ["claim", "join", "process", "signed", "applying"];

/** The members in groups: each test stays short on a busy machine. */
const GROUPS = Array.from({ length: 5 }, (_, group) => group);
const groupOf = (group: number) => members.filter((_, index) => index % GROUPS.length === group);

describe.each(GROUPS)("members of group %d", (group) => {
  it("AP-020 AP-022 AP-051 CN-019 what they have is the sum of all that moved in their wallets and points", async () => {
    for (const member of groupOf(group)) {
      const of = (wallet: string, vendor?: string) =>
        sum(
          own(books.entries, member).filter((one) => one.wallet === wallet && (vendor ?? one.vendor) === one.vendor),
          ({ amount }) => amount,
        );
      const total = of("main") + of("vendor");
      expect(await send(member, balance, undefined)).toEqual({ total });
      const { funds } = await send(member, consolidatedFunds, undefined);
      expect(funds).toMatchObject({ total, main: of("main"), held: of("held") });
      for (const { vendor, balance: there } of funds.vendors) expect(there).toBe(of("vendor", vendor));
      const { points } = await send(member, pointBalance, undefined);
      const moved = own(books.points, member);
      expect(Math.round(points * 100)).toBe(sum(moved, ({ amount }) => amount));
      const earned = (wanted: string) =>
        sum(
          moved.filter(({ kind }) => kind === wanted),
          ({ amount }) => amount,
        );
      const pointsFor = ({ type, stake }: { type: string; stake: number }) =>
        Math.floor((stake * POINTS[type]!) / 1000);
      expect(earned("bet")).toBe(sum(own(books.rounds, member), pointsFor));
      const deposits = own(books.entries, member).filter(({ kind }) => kind === "deposit");
      expect(earned("deposit")).toBe(sum(deposits, ({ amount }) => Math.floor(amount / 1000)));
    }
  });

  it("AP-130 AP-135 their bets, profit and loss of a day, a month and a year", async () => {
    for (const member of groupOf(group)) {
      const ids = new Set([member.id]);
      for (const days of someDays(member)) {
        const { total, gameTypes } = await send(member, personalProfit, days);
        expect(total, `${member.account} ${days.from}`).toEqual(figures.profit(ids, days));
        const { rounds, ...shown } = figures.played(ids, days);
        expect(await send(member, bets, { ...days, pageSize: 1 })).toMatchObject(shown);
        const claimed = among(books.rebates, ids, days);
        const types = new Set([...rounds, ...claimed.filter(({ amount }) => amount > 0)].map(({ type }) => type));
        expect(new Set(gameTypes.map(({ gameType }) => gameType))).toEqual(types);
        for (const { gameType, ...sums } of gameTypes) {
          const these = rounds.filter(({ type }) => type === gameType);
          const [validBet, payout] = [sum(these, ({ stake }) => stake), sum(these, (round) => round.payout)];
          const rebate = sum(
            claimed.filter(({ type }) => type === gameType),
            ({ amount }) => amount,
          );
          expect(sums).toEqual({ validBet, payout, rebate, net: payout + rebate - validBet });
        }
      }
    }
  });

  it("AP-056 each movement of their money with the balance after it, and each of their points", async () => {
    for (const member of groupOf(group)) {
      const days = someDays(member).at(-1)!;
      const { transactions, total } = await send(member, pointTransactions, { ...days, pageSize: 100 });
      const all = figures.listed(new Set([member.id]), days);
      expect(total).toBe(all.length);
      const expected = all.slice(0, 100);
      const moved = figures.spendable(member);
      const balances = expected.map(({ transaction }) =>
        sum(
          moved.filter((one) => one.transaction <= transaction),
          ({ amount }) => amount,
        ),
      );
      expect(transactions.map(({ id, amount, balance: after }) => ({ id, amount, after }))).toEqual(
        expected.map(({ id, amount }, index) => ({ id: String(id), amount, after: balances[index] })),
      );
      const { points } = await send(member, pointTransactions, { ...days, unit: "POINTS", pageSize: 100 });
      const earned = among(books.points, new Set([member.id]), days);
      expect(points).toHaveLength(earned.length);
      expect(Math.round(sum(points, (one) => one.points) * 100)).toBe(sum(earned, ({ amount }) => amount));
    }
  });

  it.each([1, 7, 30, 365] as const)("AP-165 CO-029a their statements of %d days", async (days) => {
    for (const member of groupOf(group)) {
      const zone = zoneOf(member);
      const range = { from: daysAfter(today(zone), 1 - days), to: today(zone) };
      const { deposit, withdrawal, validBet, payout } = figures.profit(new Set([member.id]), range);
      const sums = {
        deposits: deposit,
        withdrawals: withdrawal,
        stakes: validBet,
        wins: payout,
        net: payout - validBet,
      };
      expect(await send(member, playStatement, { days })).toMatchObject({ ...range, ...sums });
    }
  });

  it("AP-132 AP-134 AP-136 their cashback, its claims and their bonuses", async () => {
    for (const member of groupOf(group)) {
      const [claimed, rounds] = [own(books.rebates, member), own(books.rounds, member)];
      const { list } = await send(member, rebates, undefined);
      for (const { gameType, validBet, rate, amount } of list) {
        const last = Math.max(0, ...claimed.filter(({ type }) => type === gameType).map(({ lastRound }) => lastRound));
        const open = rounds.filter(({ type, number }) => type === gameType && number > last);
        expect(validBet, gameType).toBe(sum(open, ({ stake }) => stake));
        expect(amount).toBe(Math.floor((validBet * Math.round(rate * 10)) / 1000));
      }
      const claims = await send(member, rebateClaims, { pageSize: 100 });
      expect(sum(claims.list, ({ amount }) => amount)).toBe(
        sum(
          own(books.entries, member).filter(({ kind }) => kind === "rebate"),
          ({ amount }) => amount,
        ),
      );
      const days = someDays(member).at(-1)!;
      const given = among(books.bonuses, new Set([member.id]), days);
      const shown = await send(member, bonuses, { ...days, pageSize: 100 });
      const newest = given.toSorted((one, other) => other.at - one.at || other.number - one.number);
      expect(shown.list.map(({ amount }) => amount)).toEqual(newest.map(({ amount }) => amount));
      const paid = shown.list.filter(({ state }) => state === "COMPLETED");
      expect(sum(paid, ({ amount }) => amount)).toBe(
        sum(
          among(books.entries, new Set([member.id]), days).filter(({ kind }) => kind === "bonus"),
          ({ amount }) => amount,
        ),
      );
    }
  });

  it("AP-139 AP-140 whom they invited and what it brought", async () => {
    for (const member of groupOf(group)) {
      const brought = own(books.entries, member).filter(({ kind }) => kind === "referral");
      const [count, earned] = [brought.length, sum(brought, ({ amount }) => amount)];
      const guests = books.members.filter(({ inviter }) => inviter === member.id).length;
      expect(await send(member, referral, undefined)).toMatchObject({ invited: guests, qualified: count, earned });
      const { total, list } = await send(member, invited, { pageSize: 100 });
      expect({ total, earned: sum(list, (one) => one.earned) }).toEqual({ total: guests, earned });
    }
  });

  it("AP-068 AP-065 AP-146 their challenges of the week, and what they bet since they joined", async () => {
    for (const member of groupOf(group)) {
      const expected = challengeFigures.map((terms) => ({ id: terms.id, ...challengeOf(books, member.id, terms) }));
      for (const { id, state, turnover } of expected) {
        const shown = await send(member, promotion, { id, language: "ko" });
        expect(shown.state, `${member.account} ${id}`).toBe(state);
        const bet = /금액: (?<done>[\d,]+) \/ (?<needed>[\d,]+)/u.exec(shown.content)?.groups;
        expect(bet && [bet["done"], bet["needed"]].map((amount) => Number(amount!.replaceAll(",", "")))).toEqual(
          turnover && [turnover.done, turnover.needed].map((amount) => Math.floor(amount / 100)),
        );
      }
      const { list } = await send(member, availablePromotions, undefined);
      const open = expected.filter(({ state }) => openStates.includes(state));
      expect(list.filter(({ id }) => challengeFigures.some((terms) => terms.id === id))).toEqual(
        open
          .toSorted((one, other) => openStates.indexOf(one.state) - openStates.indexOf(other.state))
          .map(({ id, state }) => ({ id, state })),
      );
    }
  });

  it("AP-036 AP-037 their missions of the week, and their place on the board", async () => {
    for (const member of groupOf(group)) {
      const zone = zoneOf(member);
      const now = today(zone);
      const monday = mondayOf(now);
      const week = { from: monday, to: now };
      const { rounds, totals } = figures.played(new Set([member.id]), week);
      const { missions } = await send(member, missionSummary, undefined);
      const progress = Object.fromEntries(missions.map((mission) => [mission.id, mission.progress]));
      expect(progress).toMatchObject({
        "fifty-rounds": Math.min(50, rounds.length),
        "three-types": Math.min(3, new Set(rounds.map(({ type }) => type)).size),
        "stake-10000": Math.min(10_000, Math.floor(totals.stake / 100)),
        "deposit-1000": Math.min(1000, Math.floor(figures.profit(new Set([member.id]), week).deposit / 100)),
      });
      const claims = books.bonuses.filter(
        ({ merchant, reward, period }) =>
          merchant === member.merchant && period === monday && missions.some(({ id }) => id === reward),
      );
      const ranked = [...Map.groupBy(claims, (claim) => claim.member)]
        .map(([id, these]) => ({
          id,
          missions: these.length,
          prize: sum(these, ({ amount }) => amount),
          last: these.at(-1)!.number,
        }))
        .toSorted((one, other) => other.missions - one.missions || other.prize - one.prize || one.last - other.last);
      const place = ranked.findIndex(({ id }) => id === member.id);
      const { board, own: mine } = await send(member, missionLeaderboard, undefined);
      expect(board.map((row) => [row.rank, row.missions, row.prize])).toEqual(
        ranked.slice(0, 20).map((row, index) => [index + 1, row.missions, row.prize]),
      );
      const { missions: done, prize } = ranked[place] ?? {};
      expect(mine).toEqual(place === -1 ? undefined : { rank: place + 1, missions: done, prize });
    }
  });
});

it("AP-068 a challenge was claimed only for what was bet in its week since joining, and paid once", () => {
  const claims = books.bonuses.filter(({ reward }) => challengeFigures.some(({ id }) => id === reward));
  for (const { member, reward, period, amount, at, id } of claims) {
    const terms = challengeFigures.find((one) => one.id === reward)!;
    expect(stakedSinceJoining(books, member, terms, { monday: period, until: at })).toBeGreaterThanOrEqual(
      terms.stakes,
    );
    expect(amount).toBe(terms.amount);
    const paid = books.entries.filter((entry) => entry.kind === "bonus" && entry.reference === id);
    expect(paid.map((entry) => [entry.member, entry.amount])).toEqual([[member, amount]]);
  }
  expect(new Set(claims.map(({ period }) => period)).size).toBeGreaterThan(3);
});

/** Some percent, with up to two decimals, of an amount, rounded down. */
const percentOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n);

/** What an agent earns, and the ledger's kinds of it. */
const incomeKinds = [
  ["REFERRAL", "referral"],
  ["DIVIDEND", "dividend"],
  ["DAILY", "dailySalary"],
  ["HOURLY", "hourlySalary"],
  ["REALTIME", "realTimeSalary"],
] as const;

/** The ledger's kind of what a contract pays. */
const ledgerKinds = {
  dividend: "dividend",
  daily: "dailySalary",
  hourly: "hourlySalary",
  realTime: "realTimeSalary",
} as const;

describe("agents", () => {
  const below = (id: number) => books.members.filter(({ upline }) => upline === id);
  const team = (id: number): ReadonlySet<number> => {
    const ids = new Set<number>();
    const add = (upline: number): void => {
      for (const one of below(upline)) {
        ids.add(one.id);
        add(one.id);
      }
    };
    add(id);
    return ids;
  };

  it("AP-180 the figures of their whole teams, in all and by day", async () => {
    for (const agent of agents()) {
      const ids = team(agent.id);
      for (const days of someDays(agent)) {
        const answer = await send(agent, teamOverview, days);
        const { deposit, withdrawal, validBet: bet, payout, net } = figures.profit(ids, days);
        const joined = (range: Days) =>
          books.members.filter(({ id, day }) => ids.has(id) && range.from <= day && day <= range.to).length;
        const booked: ReadonlySet<string> = new Set(incomeKinds.map(([, kind]) => kind));
        const earned = among(books.entries, new Set([agent.id]), days).filter(({ kind }) => booked.has(kind));
        expect(answer, `${agent.account} ${days.from}`).toMatchObject({
          members: ids.size,
          newMembers: joined(days),
          activeMembers: new Set(figures.played(ids, days).rounds.map(({ member }) => member)).size,
          deposit,
          withdrawal,
          bet,
          payout,
          net,
          income: sum(earned, ({ amount }) => amount),
        });
        const busy = answer.days.filter(
          (one) => one.deposit + one.withdrawal + one.bet + one.net + one.newMembers !== 0,
        );
        for (const { day, ...sums } of [...busy, ...answer.days.slice(0, 1), ...answer.days.slice(-1)]) {
          const range = { from: day, to: day };
          const { validBet, ...that } = figures.profit(ids, range);
          const { deposit: paidIn, withdrawal: paidOut, net: won } = that;
          expect(sums, day).toEqual({
            deposit: paidIn,
            withdrawal: paidOut,
            bet: validBet,
            net: won,
            newMembers: joined(range),
          });
        }
        expect(sum(answer.days, (one) => one.bet)).toBe(bet);
      }
    }
  });

  it.each(Object.keys(timeZones))(
    "AP-180 AP-186 AP-187 AP-188 AP-189 at %s the overview is the sum of all pages of the lists, and of the rows",
    async (merchant) => {
      let longest = 0;
      for (const agent of agents().filter((one) => one.merchant === merchant)) {
        const ids = team(agent.id);
        for (const [index, days] of manyDays(agent).entries()) {
          const said = `${agent.account} ${days.from} ${days.to}`;
          const shown = await send(agent, teamOverview, days);
          const lists = teamListsOf(send, agent, { days, pageSize: PAGE_SIZES[index % PAGE_SIZES.length]! });
          const bets = await lists.bets();
          const staked = sum(bets.rows, ({ stake }) => stake);
          const paidOut = sum(bets.rows, ({ payout }) => payout);
          const profit = await lists.profit();
          const added = (name: "bonus" | "deposit" | "net" | "payout" | "rebate" | "validBet" | "withdrawal") =>
            sum(profit, ({ sums }) => sums[name] ?? 0);
          const { rows: moved } = await lists.transactions();
          const movedAs = (...some: readonly string[]) =>
            sum(
              moved.filter(({ kind }) => some.includes(kind)),
              ({ amount }) => amount,
            );
          const earned = await lists.income();
          const rows = figures.profit(ids, days);

          expect(profit, said).toHaveLength(shown.members);
          expect(shown, said).toMatchObject({
            activeMembers: new Set(bets.rows.map(({ account }) => account)).size,
            deposit: movedAs("DEPOSIT"),
            bet: staked,
            payout: paidOut,
            net: paidOut + movedAs("BONUS", "POINTS", "REBATE") - staked,
            income: sum(earned.rows, ({ amount }) => amount),
          });
          expect(shown, said).toMatchObject({
            deposit: added("deposit"),
            withdrawal: added("withdrawal"),
            bet: added("validBet"),
            payout: added("payout"),
            net: added("net"),
          });
          const { deposit, withdrawal, validBet: bet, payout, net } = rows;
          expect(shown, said).toMatchObject({ deposit, withdrawal, bet, payout, net });
          expect([added("bonus"), added("rebate")], said).toEqual([movedAs("BONUS", "POINTS"), movedAs("REBATE")]);

          expect(bets.first.total, said).toBe(bets.rows.length);
          expect(bets.first.totals, said).toMatchObject({ stake: staked, payout: paidOut, net: paidOut - staked });
          // A withdrawal is listed from its order on and counts when it is paid: the rest is what is held for it since.
          const held = among(books.entries, ids, days).filter(({ wallet }) => wallet === "held");
          expect(0 - movedAs("WITHDRAWAL"), said).toBe(shown.withdrawal + sum(held, ({ amount }) => amount));

          for (const { kind, amount } of earned.first.sums) {
            const ofKind = earned.rows.filter((row) => row.kind === kind);
            expect(amount, `${said} ${kind}`).toBe(sum(ofKind, (row) => row.amount));
          }
          const byContract = earned.rows.filter(({ kind }) => kind !== "REFERRAL");
          expect(await settledIn(agent, days, lists), said).toBe(sum(byContract, ({ amount }) => amount));

          expect(shown.days.at(0)?.day, said).toBe(days.from);
          expect(shown.days.at(-1)?.day, said).toBe(days.to);
          for (const name of ["deposit", "withdrawal", "bet", "net", "newMembers"] as const)
            expect(
              sum(shown.days, (day) => day[name]),
              `${said} ${name}`,
            ).toBe(shown[name]);
          longest = Math.max(longest, bets.first.totalPages);
        }
      }
      expect(longest).toBeGreaterThan(5);
    },
  );

  /** What the contracts that settled in some days paid an agent in them: a few payments had to wait until a later day. */
  async function settledIn(agent: HistoryMember, days: Days, lists: ReturnType<typeof teamListsOf>): Promise<number> {
    const signed = (isOwn: boolean, amount: number) => (isOwn ? amount : -amount);
    const listed = (await lists.settlements()).filter(({ state }) => state === "PAID");
    const numbers = new Map(books.contracts.map((one) => [one.number, one]));
    const isIn = (day: string) => days.from <= day && day <= days.to;
    const waited = books.settlements.flatMap(({ contract, amount, day, paid }) => {
      const { payer, receiver } = numbers.get(contract)!;
      if (paid === null || (payer !== agent.id && receiver !== agent.id)) return [];
      const later = Number(isIn(dayAt(paid, zoneOf(agent)))) - Number(isIn(day));
      return [later * signed(receiver === agent.id, amount)];
    });
    return sum(listed, ({ own: isOwn, amount }) => signed(isOwn, amount)) + sum(waited, (amount) => amount);
  }

  it("AP-186 AP-189 the bets and movements of their teams", async () => {
    for (const agent of agents()) {
      const ids = team(agent.id);
      for (const days of someDays(agent)) {
        const { rounds: _, ...sums } = figures.played(ids, days);
        expect(await send(agent, teamBets, { ...days, pageSize: 1 })).toMatchObject(sums);
        const expected = figures.listed(ids, days);
        const { list, total } = await send(agent, teamTransactions, { ...days, pageSize: 100 });
        expect(total).toBe(expected.length);
        expect(list.map(({ id, amount }) => [id, amount])).toEqual(
          expected.slice(0, 100).map(({ id, amount }) => [String(id), amount]),
        );
      }
    }
  });

  it("AP-185 AP-187 AP-188 each member directly below with balance and profit, and what they earned", async () => {
    for (const agent of agents()) {
      const direct = below(agent.id);
      const shown = await send(agent, downline, { pageSize: 100 });
      expect(shown.total).toBe(direct.length);
      for (const { account, balance: there } of shown.list) {
        const one = direct.find((row) => row.account === account)!;
        expect(there, account).toBe(sum(figures.spendable(one), ({ amount }) => amount));
      }
      for (const days of someDays(agent)) {
        const answer = await send(agent, teamProfit, { ...days, pageSize: 100 });
        for (const { account, sums } of answer.list) {
          const { id } = direct.find((row) => row.account === account)!;
          expect(sums, account).toEqual(figures.profit(new Set([id]), days));
        }
        expect(answer.totals).toEqual(figures.profit(new Set(direct.map(({ id }) => id)), days));
        const booked = among(books.entries, new Set([agent.id]), days);
        const earned = incomeKinds.map(([kind, own]) => ({
          kind,
          amount: sum(
            booked.filter((entry) => entry.kind === own),
            ({ amount }) => amount,
          ),
        }));
        const shown = await send(agent, income, { ...days, pageSize: 100 });
        expect(shown.sums).toEqual(earned);
        const kindOf = new Map<string, string>(incomeKinds.map(([kind, own]) => [own, kind]));
        const rows = booked
          .filter((entry) => kindOf.has(entry.kind))
          .toSorted((one, other) => other.transaction - one.transaction);
        expect(shown.total).toBe(rows.length);
        expect(shown.list.map(({ id, kind, amount }) => [id, kind, amount])).toEqual(
          rows.slice(0, 100).map(({ transaction, kind, amount }) => [String(transaction), kindOf.get(kind), amount]),
        );
      }
    }
  });

  it("AP-193 contracts of all kinds settled each period once, for what their teams played, and paid it once", () => {
    const { owed, settled } = contractFiguresOf(books);
    const moments = new Set([NOW, ...events.map(({ at }) => at)]);
    for (const contract of books.contracts) {
      const { number, id, kind, payer, receiver, state, terms, settledUntil } = contract;
      const { endsAt } = JSON.parse(terms) as { readonly endsAt?: string };
      const zone = timeZones[books.members.find((one) => one.id === payer)!.merchant]!;
      const isLast = endsAt !== undefined && settledUntil === startOf(daysAfter(endsAt, 1), zone);
      expect(state !== "TERMINATED" || isLast || moments.has(settledUntil!), id).toBe(true);
      const rows = books.settlements.filter(({ contract: of }) => of === number);
      expect(settled(contract, rows), id).toEqual(owed(contract));
      for (const { id: reference, amount, paid } of rows) {
        const booked = books.entries.filter((entry) => entry.reference === reference);
        const expected = [
          [payer, -amount, paid],
          [receiver, amount, paid],
        ];
        expect(booked.map((entry) => [entry.member, entry.amount, entry.at])).toEqual(paid === null ? [] : expected);
        for (const entry of booked) expect([entry.kind, entry.wallet]).toEqual([ledgerKinds[kind], "main"]);
      }
    }
    const inAll = (state: string) =>
      new Set(books.contracts.filter((one) => one.state === state).map(({ kind }) => kind)).size;
    expect(["NEW", "SUCCESS", "REJECTED", "TERMINATION_REQUESTED", "TERMINATED"].map(inAll)).toEqual([4, 4, 4, 4, 4]);
    const settledOf = Map.groupBy(
      books.settlements,
      ({ contract }) => books.contracts.find(({ number }) => number === contract)!.kind,
    );
    for (const kind of contractKinds) expect(settledOf.get(kind)?.length).toBeGreaterThan(50);
    expect(new Set(books.settlements.map(({ paid }) => paid === null)).size).toBe(2);
  });

  it.each(contractKinds)(
    "AP-190 AP-193 their contracts of the kind %s, and what these paid in some days",
    async (kind) => {
      const accountOf = new Map(books.members.map(({ id, account }) => [id, account]));
      const numbers = new Map(books.contracts.map((one) => [one.number, one]));
      for (const agent of agents()) {
        const theirs = (party: "payer" | "receiver") =>
          books.contracts
            .filter((one) => one.kind === kind && one[party] === agent.id)
            .toReversed()
            .map(({ id, payer, receiver, requester, state, terms, created, began }) => ({
              id,
              kind,
              account: accountOf.get(party === "payer" ? receiver : payer),
              own: party === "receiver",
              state,
              mayAnswer: (state === "NEW" || state === "TERMINATION_REQUESTED") && requester !== agent.id,
              terms: JSON.parse(terms) as unknown,
              createdAt: new Date(created).toISOString(),
              ...(began !== null && { beganAt: new Date(began).toISOString() }),
            }));
        const listed = await send(agent, contracts, { kind });
        expect(listed).toMatchObject({ own: theirs("receiver"), downline: theirs("payer") });
        for (const days of someDays(agent)) {
          const expected = books.settlements
            .filter(({ day }) => days.from <= day && day <= days.to)
            .map((row) => ({ ...row, of: numbers.get(row.contract)! }))
            .filter(({ of }) => of.kind === kind && (of.payer === agent.id || of.receiver === agent.id))
            .toSorted((one, other) => other.at - one.at || other.number - one.number);
          const { list, total } = await send(agent, settlements, { ...days, kind, pageSize: 100 });
          expect(total, `${agent.account} ${days.from}`).toBe(expected.length);
          const parts = (row: (typeof list)[number]) =>
            row.shares?.map(({ base, rate }) => percentOf(base, rate)) ?? [];
          expect(list.map((row) => sum(parts(row), (part) => part))).toEqual(list.map(({ amount }) => amount));
          expect(list.map(({ shares: _, ...row }) => row)).toEqual(
            expected.slice(0, 100).map(({ id, of, from, at, amount, paid }) => ({
              id,
              kind,
              account: accountOf.get(of.receiver === agent.id ? of.payer : of.receiver),
              own: of.receiver === agent.id,
              from: new Date(from).toISOString(),
              to: new Date(at).toISOString(),
              amount,
              state: paid === null ? "OPEN" : "PAID",
            })),
          );
        }
      }
    },
  );

  it("AP-066 which kinds of contracts concern them and which they may request", async () => {
    const types = new Map(books.members.map(({ id, type }) => [id, type]));
    for (const agent of agents()) {
      const { upline } = books.members.find(({ id }) => id === agent.id)!;
      const receivers = [
        ...below(agent.id).filter(({ type }) => type !== 0),
        ...(types.get(upline!) === 0 ? [] : [{ id: agent.id }]),
      ];
      const [has, may] = [
        (kind: string) =>
          books.contracts.some((one) => one.kind === kind && [one.payer, one.receiver].includes(agent.id)),
        (kind: string) =>
          receivers.some(
            ({ id }) => !books.contracts.some((one) => one.kind === kind && one.receiver === id && one.state === "NEW"),
          ),
      ];
      expect(await send(agent, contractInfo, undefined), agent.account).toEqual({
        divtypeinfo: has("dividend") || may("dividend"),
        dailysalinfotype: has("daily") || may("daily"),
        contractmrdailysalinfotype: has("daily"),
        contracthoursalinfo: has("hourly") || may("hourly"),
        realtimesalinfotype: has("realTime") || may("realTime"),
        divtypereq: may("dividend"),
        dailysalreqtype: may("daily"),
        contracthoursalreq: may("hourly"),
        realtimesalreqtype: may("realTime"),
      });
    }
  });
});
