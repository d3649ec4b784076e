import type { RawBooks } from "./rawBooks.ts";

/** Both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

type Ids = ReadonlySet<number>;

/** Rows of some members in some days. */
export function among<Row extends { readonly member: number; readonly day: string }>(
  rows: readonly Row[],
  ids: Ids,
  { from, to }: Days,
): Row[] {
  return rows.filter(({ member, day }) => from <= day && day <= to && ids.has(member));
}

/** Rows of one member. */
export function own<Row extends { readonly member: number }>(
  rows: readonly Row[],
  { id }: { readonly id: number },
): Row[] {
  return rows.filter(({ member }) => member === id);
}

export function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

/** The kinds of the ledger by what they are. Bets, and what changes nothing of what a member has, are not listed. */
export const kinds = {
  given: ["welcome", "reward", "points", "bonus", "referral", "raffle"],
  notListed: ["bet", "payout", "transfer", "recall"],
  contracts: ["dividend", "dailySalary", "hourlySalary", "realTimeSalary"],
  others: ["deposit", "downline", "opening", "rebate", "upline", "withdrawal", "withdrawalHold", "withdrawalRelease"],
} as const;

const includes = (some: readonly string[], kind: string) => some.includes(kind);

/** What the rows of a data file add up to. */
export function figuresOf(books: RawBooks) {
  return {
    /** Profit and loss. */
    profit(ids: Ids, days: Days) {
      const moved = among(books.entries, ids, days);
      const of = (...some: readonly string[]) =>
        sum(
          moved.filter(({ kind }) => some.includes(kind)),
          ({ amount }) => amount,
        );
      const [bet, payout, bonus, rebate] = [0 - of("bet"), of("payout"), of(...kinds.given), of("rebate")];
      return {
        deposit: of("deposit"),
        withdrawal: 0 - of("withdrawal"),
        validBet: bet,
        payout,
        bonus,
        rebate,
        net: payout + bonus + rebate - bet,
      };
    },
    played(ids: Ids, days: Days) {
      const rounds = among(books.rounds, ids, days);
      const [stake, payout] = [sum(rounds, (round) => round.stake), sum(rounds, (round) => round.payout)];
      return { rounds, total: rounds.length, totals: { stake, validBet: stake, payout, net: payout - stake } };
    },
    /** What a list of money shows, newest first. */
    listed: (ids: Ids, days: Days) =>
      among(books.entries, ids, days)
        .filter(({ kind, wallet }) => !includes(kinds.notListed, kind) && wallet !== "held")
        .toSorted((one, other) => other.transaction - one.transaction || other.id - one.id),
    /** What moved in the wallets that count as what a member has. */
    spendable: (member: { readonly id: number }) =>
      own(books.entries, member).filter(({ wallet }) => wallet !== "held"),
  };
}
