import { expect } from "@playwright/test";
import type { OwnServer } from "./ownServer.ts";

/** What members did, in minor units. */
export interface Sums {
  readonly deposit: number;
  readonly withdrawal: number;
  readonly validBet: number;
  readonly payout: number;
  readonly gifts: number;
  readonly net: number;
}

type Rows = ReturnType<OwnServer["read"]>;

export const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0);

/** The kinds of the ledger by what a profit counts them as. */
const gifts = ["welcome", "reward", "points", "bonus", "raffle", "referral", "rebate"];
export const contractLedgerKinds = ["dividend", "dailySalary", "hourlySalary", "realTimeSalary"];
const others = ["deposit", "withdrawalHold", "withdrawalRelease", "upline", "downline", "opening"];

/** What the raw rows say about an agent and its team in a period; each table is read row by row. */
export function teamBooks(
  { read }: OwnServer,
  agent: string,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const members = read("select id, account, upline_id as upline from member");
  const idOf = (account: string) => members.find((one) => one["account"] === account)!["id"];
  const directly = (upline: unknown): Rows => members.filter((one) => one["upline"] === upline);
  const below = (upline: unknown): Rows => directly(upline).flatMap((one) => [one, ...below(one["id"])]);
  const team = below(idOf(agent));
  const isOf = (some: Rows, row: Rows[number]) => some.some(({ id }) => id === row["member"]);
  const rounds = read(
    `select member_id as member, stake, payout, at from game_round where at >= ? and at < ? order by number desc`,
    from,
    to,
  );
  const entries = read(
    `select entry.amount, wallet.member_id as member, wallet.kind as wallet, moved.kind, moved.at
     from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
     join ledger_transaction as moved on moved.id = entry.transaction_id
     where wallet.member_id is not null and moved.at >= ? and moved.at < ? order by moved.id desc, entry.id desc`,
    from,
    to,
  );
  const settled = read(
    `select payer_id as payer, receiver_id as receiver, amount from settlement where paid_at >= ? and paid_at < ?`,
    from,
    to,
  );
  const kindsOf = (kinds: readonly string[], rows: Rows) => rows.filter(({ kind }) => kinds.includes(String(kind)));
  const amounts = (rows: Rows) => rows.map(({ amount }) => Number(amount));
  const added = (rows: Rows, name = "amount") => sum(rows, (row) => Number(row[name]));
  const sumsOf = (some: Rows): Sums => {
    const theirs = entries.filter((row) => isOf(some, row));
    const played = rounds.filter((row) => isOf(some, row));
    const [validBet, payout] = [added(played, "stake"), added(played, "payout")];
    const given = added(kindsOf(gifts, theirs));
    // The ledger books what the rounds say.
    expect([added(kindsOf(["bet"], theirs)), added(kindsOf(["payout"], theirs))]).toEqual([0 - validBet, payout]);
    return {
      deposit: added(kindsOf(["deposit"], theirs)),
      withdrawal: 0 - added(kindsOf(["withdrawal"], theirs)),
      validBet,
      payout,
      gifts: given,
      net: payout + given - validBet,
    };
  };
  const earned = kindsOf([...contractLedgerKinds, "referral"], entries).filter(({ member }) => member === idOf(agent));
  const byContract = sum(settled, ({ payer, receiver, amount }) =>
    receiver === idOf(agent) ? Number(amount) : payer === idOf(agent) ? -Number(amount) : 0,
  );
  expect(added(kindsOf(contractLedgerKinds, earned))).toBe(byContract);
  const moved = kindsOf([...others, ...gifts, ...contractLedgerKinds], entries).filter(
    (row) => isOf(team, row) && row["wallet"] !== "held",
  );
  return {
    members: team.length,
    active: team.filter(({ id }) => rounds.some(({ member }) => member === id)).length,
    sums: sumsOf(team),
    /** Each member directly below somebody, the newest first. */
    profit: (account: string) =>
      directly(idOf(account))
        .toSorted((one, other) => Number(other["id"]) - Number(one["id"]))
        .map((one) => ({ account: String(one["account"]), ...sumsOf([one]) })),
    /** Newest first. */
    rounds: rounds
      .filter((row) => isOf(team, row))
      .map(({ stake, payout, at }) => ({ stake: Number(stake), payout: Number(payout), at: Number(at) })),
    moved: amounts(moved),
    income: amounts(earned),
    incomeOf: (kind: string) => added(kindsOf([kind], earned)),
  };
}

export function totalOf(rows: readonly Sums[]): Sums {
  const of = (name: keyof Sums) => sum(rows, (row) => row[name]);
  return {
    deposit: of("deposit"),
    withdrawal: of("withdrawal"),
    validBet: of("validBet"),
    payout: of("payout"),
    gifts: of("gifts"),
    net: of("net"),
  };
}
