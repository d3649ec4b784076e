import { answerContract } from "@livery/platform/calls/answerContract.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { income } from "@livery/platform/calls/income.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import type { RequestContractRequest } from "@livery/platform/requests/requestContract.gen.js";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SETTLES_AFTER_MS } from "../agents/contracts/settleContracts.ts";
import { hasWrongBooks } from "../store/hasWrongBooks.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

// top > lower > one, other. `lower` is paid by contracts with `top`, for what `one` and `other` play. Days end in New
// York, at 5:00 UTC.

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const MIDNIGHT = Date.UTC(2026, 10, 16, 5);
const GRACE = SETTLES_AFTER_MS;

let lab: MoneyLab;
let top: LabMember;
let lower: LabMember;
let one: LabMember;
let other: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab({ timeZone: "America/New_York" });
});
beforeEach(() => {
  setTo(MIDNIGHT);
  top = lab.addMember({ type: 1 });
  lower = lab.addMember({ type: 2, below: top });
  one = lab.addMember({ below: lower });
  other = lab.addMember({ below: lower });
});
afterAll(() => lab.close());

const setTo = (moment: number) => lab.clock.set(moment);

type Kind = NonNullable<RequestContractRequest["kind"]>;
type Terms = NonNullable<RequestContractRequest["terms"]>;

async function agree(kind: Kind, terms: Terms): Promise<string> {
  const { id } = await lab.siteOf(top)(requestContract, { action: "NEW", kind, account: lab.accountOf(lower), terms });
  await lab.siteOf(lower)(answerContract, { id, action: "ACCEPT" });
  return id;
}

/** Lets a member play at a moment. */
function play(member: LabMember, moment: number, stake: number, payout = 0): void {
  setTo(moment);
  lab.addRound(member, "RNG", stake, payout);
}

const time = (moment: number) => new Date(moment).toISOString();

/** What was settled for `lower`, the newest first: [from, to, amount, state]. */
async function settled(kind: Kind, by = lower) {
  const { list } = await lab.siteOf(by)(settlements, { kind, from: "2026-11-01", to: "2027-12-31", pageSize: 100 });
  return list.map(({ from, to, amount, state }) => [Date.parse(from), Date.parse(to), amount, state]);
}

const mainOf = ({ id }: LabMember) =>
  Number(lab.raw.prepare("select balance from wallet where member_id = ? and kind = 'main'").get(id)!["balance"]);

describe("figures of a period", () => {
  it("AP-193 a dividend is a share of what the team lost, paid by the agent above; both see it", async () => {
    await agree("dividend", { period: "D", rate: 4.5 });
    play(one, MIDNIGHT, 10_000, 3_000);
    play(other, MIDNIGHT + DAY - 1, 20_011, 0);
    play(other, MIDNIGHT + DAY, 700_000, 0);
    play(lower, MIDNIGHT + HOUR, 500_000, 0);
    play(top, MIDNIGHT + HOUR, 500_000, 0);
    setTo(MIDNIGHT + DAY + GRACE);
    const amount = Math.floor(27_011 * 0.045);
    const answer = await lab.platform.expectContract(settlements, { kind: "dividend" }, lab.tokenOf(lower));
    const [row] = answer.list;
    expect(answer).toEqual({ list: [row], pageNo: 1, totalPages: 1, total: 1 });
    const shares = [{ of: "loss", base: 27_011, rate: 4.5 }];
    const shown = { kind: "dividend", from: time(MIDNIGHT), to: time(MIDNIGHT + DAY), amount, shares, state: "PAID" };
    expect(row).toEqual({ id: row!.id, account: lab.accountOf(top), own: true, ...shown });
    expect((await lab.siteOf(top)(settlements, { kind: "dividend" })).list).toEqual([
      { ...row, account: lab.accountOf(lower), own: false },
    ]);
    expect([mainOf(lower), mainOf(top)]).toEqual([100_000_000 + amount, 100_000_000 - amount]);
    expect((await lab.siteOf(lower)(settlements, { kind: "daily" })).list).toEqual([]);
    const listed = async (day: string) =>
      (await lab.siteOf(lower)(settlements, { kind: "dividend", from: day, to: day })).list;
    expect([await listed("2026-11-15"), await listed("2026-11-16"), await listed("2026-11-17")]).toEqual([
      [],
      [row],
      [],
    ]);
  });

  it("AP-193 a period in which the team won pays no dividend, and the next one starts anew", async () => {
    await agree("dividend", { period: "D", rate: 5 });
    play(one, MIDNIGHT + HOUR, 10_000, 90_000);
    play(one, MIDNIGHT + DAY, 10_000);
    setTo(MIDNIGHT + 2 * DAY + GRACE);
    expect(await settled("dividend")).toEqual([[MIDNIGHT + DAY, MIDNIGHT + 2 * DAY, 500, "PAID"]]);
  });

  it("AP-193 daily and hourly salaries are shares of the valid bets", async () => {
    await agree("daily", { rate: 1 });
    await agree("hourly", { rate: 0.5 });
    play(one, MIDNIGHT + HOUR, 40_000, 90_000);
    play(other, MIDNIGHT + 2 * HOUR - 1, 20_000);
    play(other, MIDNIGHT + 2 * HOUR, 100_000);
    setTo(MIDNIGHT + DAY + GRACE);
    expect(await settled("daily")).toEqual([[MIDNIGHT, MIDNIGHT + DAY, 1600, "PAID"]]);
    expect(await settled("hourly")).toEqual([
      [MIDNIGHT + 2 * HOUR, MIDNIGHT + 3 * HOUR, 500, "PAID"],
      [MIDNIGHT + HOUR, MIDNIGHT + 2 * HOUR, 300, "PAID"],
    ]);
  });

  it("AP-193 a real-time salary is settled every five minutes, by its rates for large enough bets", async () => {
    await agree("realTime", { profitRate: 0.5, lossRate: 2, singleBet: minor(1000) });
    play(one, MIDNIGHT, 10_000);
    play(one, MIDNIGHT + 5 * MINUTE - 1, 20_000, 20_000);
    play(one, MIDNIGHT + 5 * MINUTE - 1, 999);
    setTo(MIDNIGHT + 5 * MINUTE + GRACE - 1);
    expect(await settled("realTime")).toEqual([]);
    setTo(MIDNIGHT + 5 * MINUTE + GRACE);
    expect(await settled("realTime")).toEqual([[MIDNIGHT, MIDNIGHT + 5 * MINUTE, 300, "PAID"]]);
  });

  it.each([
    ["valid bets", { periodValidBet: minor(30_000) }, { periodValidBet: minor(30_001) }],
    ["loss", { periodProfitLoss: minor(25_000) }, { periodProfitLoss: minor(25_001) }],
    ["active members", { activeMembers: 2 }, { activeMembers: 3 }],
    [
      "active members by their bets",
      { activeMembers: 2, betAmount: minor(10_000) },
      { activeMembers: 2, betAmount: minor(10_001) },
    ],
  ] as const)("AP-193 a period is paid only if the team reached its %s", async (_, reached, missed) => {
    await agree("daily", { rate: 1, ...reached });
    await agree("hourly", { rate: 1, ...missed });
    play(one, MIDNIGHT, 20_000, 5_000);
    play(other, MIDNIGHT + MINUTE, 10_000);
    setTo(MIDNIGHT + DAY + GRACE);
    expect(await settled("daily")).toEqual([[MIDNIGHT, MIDNIGHT + DAY, 300, "PAID"]]);
    expect(await settled("hourly")).toEqual([]);
  });
});

describe("each period once", () => {
  it("AP-193 periods that nobody asked about are caught up, each by itself; asking again settles nothing", async () => {
    await agree("dividend", { period: "W", rate: 5 });
    await agree("realTime", { profitRate: 1, lossRate: 1 });
    const bets = [0, 3 * MINUTE, 7 * MINUTE, 5 * HOUR, 8 * DAY, 30 * DAY];
    for (const after of bets) play(one, MIDNIGHT + after, 10_000);
    setTo(MIDNIGHT + 40 * DAY);
    const before = await settled("realTime");
    expect(before.map(([from, , amount]) => [Number(from) - MIDNIGHT, amount])).toEqual([
      [30 * DAY, 100],
      [8 * DAY, 100],
      [5 * HOUR, 100],
      [5 * MINUTE, 100],
      [0, 200],
    ]);
    // Midnight of a Monday.
    expect(
      (await settled("dividend")).map(([from, to, amount]) => [Number(from) - MIDNIGHT, Number(to) - MIDNIGHT, amount]),
    ).toEqual([
      [28 * DAY, 35 * DAY, 500],
      [7 * DAY, 14 * DAY, 500],
      [0, 7 * DAY, 2000],
    ]);
    await lab.platform.gateway.control.tick();
    const contents = lab.contents();
    await Promise.all([settled("realTime"), settled("dividend", top), lab.platform.gateway.control.tick()]);
    await lab.restart();
    setTo(MIDNIGHT + 40 * DAY);
    expect(await settled("realTime")).toEqual(before);
    expect(lab.contents()).toBe(contents);
  });

  it("AP-193 an agent's contracts are settled before its own call, so that they do not make it long", async () => {
    await agree("realTime", { profitRate: 1, lossRate: 1 });
    play(one, MIDNIGHT, 10_000);
    setTo(MIDNIGHT + 5 * MINUTE + GRACE);
    const tooMuch = lab.siteOf(lower)(transferFunds, { from: "MAIN", to: "PP", amount: minor(900_000_000_000) });
    await expect(tooMuch).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
    // What a refused call did in its own transaction is undone.
    expect(lab.raw.prepare("select count(*) as count from settlement where receiver_id = ?").get(lower.id)).toEqual({
      count: 1,
    });
  });

  it("AP-193 many at once settle each period once", async () => {
    await agree("realTime", { profitRate: 1, lossRate: 1 });
    for (let index = 0; index < 60; index += 1) play(one, MIDNIGHT + index * 5 * MINUTE, 10_000);
    setTo(MIDNIGHT + DAY);
    const { control } = lab.platform.gateway;
    await Promise.all([control.tick(), settled("realTime"), settled("realTime", top), control.tick()]);
    expect(await settled("realTime")).toHaveLength(60);
    expect(mainOf(lower)).toBe(100_000_000 + 60 * 100);
  });

  it("AP-193 bets that were under way when their period ended count: it is settled ten seconds later", async () => {
    await agree("daily", { rate: 1 });
    play(one, MIDNIGHT, 10_000);
    setTo(MIDNIGHT + DAY + 9999);
    expect(await settled("daily")).toEqual([]);
    play(one, MIDNIGHT + DAY - 1, 10_000);
    setTo(MIDNIGHT + DAY + 10_000);
    expect(await settled("daily")).toEqual([[MIDNIGHT, MIDNIGHT + DAY, 200, "PAID"]]);
  });

  it("AP-193 an interrupted settlement leaves nothing half done, and is made later", async () => {
    await agree("daily", { rate: 1 });
    play(one, MIDNIGHT, 10_000);
    setTo(MIDNIGHT + DAY + GRACE);
    const before = lab.contents();
    lab.raw.exec(`create trigger broken before update of settled_until on contract when new.settled_until > ${MIDNIGHT}
      begin select raise(abort, 'broken'); end`);
    await expect(lab.siteOf(lower)(settlements, { kind: "daily" })).rejects.toMatchObject({ code: "INTERNAL" });
    expect(lab.contents()).toBe(before);
    lab.raw.exec("drop trigger broken");
    setTo(MIDNIGHT + 3 * DAY);
    expect(await settled("daily")).toEqual([[MIDNIGHT, MIDNIGHT + DAY, 100, "PAID"]]);
  });

  it("AP-193 the data file itself rejects a second settlement of a period, and one that overlaps", async () => {
    await agree("daily", { rate: 1 });
    play(one, MIDNIGHT, 10_000);
    setTo(MIDNIGHT + DAY + GRACE);
    await settled("daily");
    const insert = lab.raw
      .prepare(`insert into settlement (id, merchant, contract, kind, payer_id, receiver_id, from_at, to_at,
      amount, due_at) select id || 'X', merchant, contract, kind, payer_id, receiver_id, ?, ?, amount, 0 from settlement where receiver_id = ${lower.id}`);
    for (const [from, to] of [
      [MIDNIGHT, MIDNIGHT + DAY],
      [MIDNIGHT, MIDNIGHT + HOUR],
      [MIDNIGHT + HOUR, MIDNIGHT + DAY],
      [MIDNIGHT + DAY - 1, MIDNIGHT + 2 * DAY],
    ] as const)
      expect(() => insert.run(from, to)).toThrow(/settled once|UNIQUE/u);
  });
});

describe("begin and end", () => {
  it("AP-192 AP-193 a contract pays for bets from its acceptance on, and for the begun period when it is ended", async () => {
    play(one, MIDNIGHT + HOUR - 1, 5_000_000);
    setTo(MIDNIGHT + HOUR);
    const id = await agree("daily", { rate: 1 });
    play(one, MIDNIGHT + HOUR, 10_000);
    play(one, MIDNIGHT + 2 * HOUR - 1, 20_000);
    setTo(MIDNIGHT + 2 * HOUR);
    await lab.siteOf(top)(answerContract, { id, action: "TERMINATE", preview: true });
    expect(await settled("daily")).toEqual([]);
    await lab.siteOf(top)(answerContract, { id, action: "TERMINATE" });
    play(one, MIDNIGHT + 2 * HOUR, 5_000_000);
    setTo(MIDNIGHT + 3 * DAY);
    expect(await settled("daily")).toEqual([[MIDNIGHT + HOUR, MIDNIGHT + 2 * HOUR, 300, "PAID"]]);
  });

  it("AP-193 a new rate counts from its acceptance on: the former contract pays until then", async () => {
    await agree("daily", { rate: 1 });
    play(one, MIDNIGHT, 10_000);
    setTo(MIDNIGHT + HOUR);
    await agree("daily", { rate: 2 });
    play(one, MIDNIGHT + HOUR, 10_000);
    setTo(MIDNIGHT + DAY + GRACE);
    expect(await settled("daily")).toEqual([
      [MIDNIGHT + HOUR, MIDNIGHT + DAY, 200, "PAID"],
      [MIDNIGHT, MIDNIGHT + HOUR, 100, "PAID"],
    ]);
  });

  it("AP-190 AP-193 a contract ends with its last day, whenever somebody asks", async () => {
    await agree("dividend", { period: "M", rate: 5, endsAt: "2026-11-18" });
    play(one, MIDNIGHT + 3 * DAY - 1, 10_000);
    play(one, MIDNIGHT + 3 * DAY, 10_000);
    setTo(MIDNIGHT + 60 * DAY);
    expect(await settled("dividend")).toEqual([[MIDNIGHT, MIDNIGHT + 3 * DAY, 500, "PAID"]]);
    expect((await lab.siteOf(lower)(contracts, { kind: "dividend" })).own).toMatchObject([{ state: "TERMINATED" }]);
  });
});

describe("payments that have to wait", () => {
  const payable = async (rate = 5) => {
    await agree("daily", { rate });
    play(one, MIDNIGHT, 400_000);
    setTo(MIDNIGHT + DAY + GRACE);
  };

  it("AP-193 is open while the payer has too little, and paid once when there is enough", async () => {
    await payable();
    lab.raw
      .exec(`insert into ledger_transaction (id, merchant, kind, reference, at) values (90000, '${top.merchant}', 'upline', 'all', 0);
      insert into ledger_entry (transaction_id, wallet_id, amount)
        select 90000, id, iif(member_id = ${top.id}, -99990000, 99990000) from wallet
        where kind = 'main' and member_id in (${top.id}, ${one.id})`);
    const period = [MIDNIGHT, MIDNIGHT + DAY, 20_000] as const;
    expect(await settled("daily")).toEqual([[...period, "OPEN"]]);
    expect(await lab.siteOf(lower)(income, {})).toMatchObject({ total: 0 });
    lab.give(top, 20_000);
    setTo(MIDNIGHT + DAY + 6 * MINUTE);
    expect(await settled("daily", top)).toEqual([[...period, "PAID"]]);
    setTo(MIDNIGHT + DAY + HOUR);
    expect(await settled("daily")).toEqual([[...period, "PAID"]]);
    expect([mainOf(lower), mainOf(top)]).toEqual([100_020_000, 10_000]);
  });

  it("AP-193 is open while the receiver takes a break", async () => {
    await payable();
    lab.raw
      .prepare("insert into exclusion (member_id, kind, began_at, until) values (?, 'TIME_OUT', ?, ?)")
      .run(lower.id, lab.now(), lab.now() + HOUR);
    expect(await settled("daily", top)).toMatchObject([{ 3: "OPEN" }]);
    expect(mainOf(lower)).toBe(100_000_000);
    setTo(MIDNIGHT + DAY + 2 * HOUR);
    expect(await settled("daily", top)).toMatchObject([{ 3: "PAID" }]);
    expect(mainOf(lower)).toBe(100_020_000);
  });
});

describe("what is paid shows elsewhere", () => {
  it("AP-188 AP-180 income has the contracts by kind, less what the downline is paid", async () => {
    const lowest = lab.addMember({ type: 1, below: lower });
    const below = lab.addMember({ below: lowest });
    await agree("daily", { rate: 2 });
    await agree("dividend", { period: "D", rate: 5 });
    await agree("realTime", { profitRate: 1, lossRate: 1 });
    await agree("hourly", { rate: 3 });
    const offer = { action: "NEW", kind: "daily", account: lab.accountOf(lowest), terms: { rate: 1 } } as const;
    const { id } = await lab.siteOf(lower)(requestContract, offer);
    await lab.siteOf(lowest)(answerContract, { id, action: "ACCEPT" });
    play(below, MIDNIGHT + HOUR, 100_000);
    setTo(MIDNIGHT + DAY + GRACE);
    const asked = { from: "2026-11-16", to: "2026-11-17" };
    const answer = await lab.platform.expectContract(income, asked, lab.tokenOf(lower));
    expect(answer.sums).toEqual([
      { kind: "REFERRAL", amount: 0 },
      { kind: "DIVIDEND", amount: 5000 },
      { kind: "DAILY", amount: 1000 },
      { kind: "HOURLY", amount: 3000 },
      { kind: "REALTIME", amount: 1000 },
    ]);
    expect(answer.list.find(({ kind }) => kind === "DIVIDEND")?.shares).toEqual([
      { of: "loss", base: 100_000, rate: 5 },
    ]);
    const rows = answer.list.map(({ kind, source, amount }) => `${kind} ${source} ${amount}`);
    expect(rows.toSorted()).toEqual(
      [
        `DAILY ${lab.accountOf(lowest)} -1000`,
        `DAILY ${lab.accountOf(top)} 2000`,
        `DIVIDEND ${lab.accountOf(top)} 5000`,
        `HOURLY ${lab.accountOf(top)} 3000`,
        `REALTIME ${lab.accountOf(top)} 1000`,
      ].toSorted(),
    );
    const [from, to] = [MIDNIGHT, MIDNIGHT + DAY].map((moment) => new Date(moment).toISOString());
    expect(await lab.siteOf(lower)(income, { ...asked, kind: "DAILY" })).toMatchObject({
      total: 2,
      sums: [{ amount: 1000 }],
      list: [
        { from, to },
        { from, to },
      ],
    });
    expect((await lab.siteOf(lower)(teamOverview, asked)).income).toBe(10_000);
    expect(await lab.siteOf(top)(income, { ...asked, kind: "HOURLY" })).toMatchObject({ sums: [{ amount: -3000 }] });
    const { transactions } = await lab.siteOf(lower)(pointTransactions, { ...asked, type: "CONTRACT" });
    expect(transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000);
    expect(mainOf(lower)).toBe(100_010_000);
  });

  it("an agent who asks for the balance has what is due", async () => {
    await agree("daily", { rate: 5 });
    play(one, MIDNIGHT, 20_000);
    setTo(MIDNIGHT + DAY + GRACE);
    expect((await lab.siteOf(lower)(balance, undefined)).total).toBe(100_001_000);
    expect((await lab.siteOf(top)(balance, undefined)).total).toBe(99_999_000);
  });
});

it("the books are right after all of this", () => {
  expect(hasWrongBooks(lab.raw)).toBe(false);
});
