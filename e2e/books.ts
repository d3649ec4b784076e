import type { OwnServer } from "./ownServer.ts";

/** One movement of what a member has, as the ledger says it. Amounts in minor units. */
interface Movement {
  readonly kind: string;
  readonly amount: number;
  /** What the member has after it. */
  readonly balance: number;
}

/** Thousands with commas, and the sign as the site has it. */
function grouped(amount: number, scale: number, signed: boolean): string {
  const sign = amount < 0 ? "−" : signed && amount > 0 ? "+" : "";
  return sign + String(Math.floor(Math.abs(amount) / scale)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** Play money has two decimals, and so have points. */
const SCALE = 100;

/** An amount in minor units as a balance shows it: "1,234.50". */
export function fullAmount(amount: number, { signed = false } = {}): string {
  return `${grouped(amount, SCALE, signed)}.${String(Math.abs(amount) % SCALE).padStart(2, "0")}`;
}

/** An amount in minor units as a sentence has it, without zero decimals: "1,234". */
export function shortAmount(amount: number, { signed = false } = {}): string {
  return amount % SCALE === 0 ? grouped(amount, SCALE, signed) : fullAmount(amount, { signed });
}

/** A member's books, straight from the platform's data. */
export function booksOf({ read }: OwnServer, account: string) {
  const movements = (): readonly Movement[] => {
    let balance = 0;
    return read(
      `select moved.kind, sum(entry.amount) as amount from ledger_entry as entry
       join ledger_transaction as moved on moved.id = entry.transaction_id
       join wallet on wallet.id = entry.wallet_id join member on member.id = wallet.member_id
       where member.account = ? and wallet.kind in ('main', 'vendor')
       group by moved.id having sum(entry.amount) <> 0 order by moved.id`,
      account,
    ).map(({ kind, amount }) => ({
      kind: String(kind),
      amount: Number(amount),
      balance: (balance += Number(amount)),
    }));
  };
  const sum = (...kinds: readonly string[]) =>
    movements()
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { amount }) => total + amount, 0);
  return {
    /** Newest first, without play. */
    money: () =>
      movements()
        .filter(({ kind }) => kind !== "bet" && kind !== "payout")
        .toReversed(),
    sum,
    /** What the member has. */
    total: () => movements().at(-1)?.balance ?? 0,
    /** Newest first. */
    rounds: () =>
      read(
        `select stake, payout from game_round as round join member on member.id = round.member_id
         where member.account = ? order by round.number desc`,
        account,
      ).map(({ stake, payout }) => ({ stake: Number(stake), payout: Number(payout) })),
    /** In hundredths, newest first. */
    points: () =>
      read(
        `select moved.amount, moved.balance from point_movement as moved join member on member.id = moved.member_id
         where member.account = ? order by moved.id desc`,
        account,
      ).map(({ amount, balance }) => ({ amount: Number(amount), balance: Number(balance) })),
    /** The orders of a kind, in minor units, with their states. */
    orders: (table: "deposit_order" | "withdrawal_order") =>
      read(
        `select amount, state from ${table} as ordered join member on member.id = ordered.member_id
         where member.account = ? order by ordered.number desc`,
        account,
      ).map(({ amount, state }) => ({ amount: Number(amount), state: String(state) })),
  };
}
