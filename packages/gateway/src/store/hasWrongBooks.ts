import type { DatabaseSync } from "node:sqlite";
import type { BooksCheck } from "./booksCheck.ts";
import { hourCheck, teamChecks, teamMoneyCheck } from "./sumChecks.ts";

/** How many rows of a table are checked at once. */
const SLICE = 2000;

const MOST = Number.MAX_SAFE_INTEGER;

/** Checks a member's wallet or, with `house`, one of the merchant's own: these have the most entries. */
const walletCheck = (kind: "member" | "house"): BooksCheck => ({
  table: "wallet",
  id: "id",
  fault: `select 1 from wallet where id between :first and :last and kind ${kind === "house" ? "=" : "<>"} 'house' and (
    balance not between ${kind === "house" ? -MOST : 0} and ${MOST}
    or balance <> (select coalesce(sum(amount), 0) from ledger_entry where wallet_id = wallet.id)) limit 1`,
});

/** The checks at the start, newest rows first. */
const checks: readonly BooksCheck[] = [
  walletCheck("member"),
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as moved where id between :first and :last and (
      imbalance <> 0
      or (select count(*) < 2 or sum(amount) <> 0 from ledger_entry where transaction_id = moved.id)
      or exists (select 1 from ledger_entry as entry left join wallet on wallet.id = entry.wallet_id
        where entry.transaction_id = moved.id and wallet.merchant is not moved.merchant)
      or (kind = 'deposit' and not exists (select 1 from deposit_order as paid
        where paid.id = moved.reference and paid.merchant = moved.merchant and paid.state = 'COMPLETED'))) limit 1`,
  },
  {
    // The amount credited for a deposit is the amount paid, to the member who paid it.
    table: "deposit_order",
    id: "number",
    fault: `select 1 from deposit_order as paid where number between :first and :last and state = 'COMPLETED'
      and not exists (select 1 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = paid.merchant and moved.kind = 'deposit' and moved.reference = paid.id
          and wallet.member_id = paid.member_id and entry.amount = paid.amount) limit 1`,
  },
  {
    // The money held for a member equals its unpaid withdrawals.
    table: "member",
    id: "id",
    fault: `select 1 from member where id between :first and :last and
      (select coalesce(sum(balance), 0) from wallet where member_id = member.id and kind = 'held') <>
      (select coalesce(sum(amount - paid), 0) from withdrawal_order
        where member_id = member.id and state in ('PENDING', 'PAYING', 'CONFIRMING')) limit 1`,
  },
];

/** The checks of points, in files that have them. */
const pointChecks: readonly BooksCheck[] = [
  {
    table: "point_account",
    id: "member_id",
    fault: `select 1 from point_account as account where member_id between :first and :last and (
      balance not between 0 and ${MOST}
      or balance <> (select coalesce(sum(amount), 0) from point_movement where member_id = account.member_id)
      or merchant <> (select merchant from member where id = account.member_id)) limit 1`,
  },
  {
    // Points come from a deposit or a bet of the member, and what they paid for was paid.
    table: "point_movement",
    id: "id",
    fault: `select 1 from point_movement as moved where id between :first and :last and (
      (kind = 'deposit' and not exists (select 1 from deposit_order as paid
        where paid.id = moved.reference and paid.member_id = moved.member_id and paid.state = 'COMPLETED'))
      or (kind = 'bet' and not exists (select 1 from game_round as played
        where played.id = moved.reference and played.member_id = moved.member_id))
      or (kind = 'redeem' and not exists (select 1 from point_redemption as bought
        where bought.id = moved.reference and bought.member_id = moved.member_id and bought.points = -moved.amount))
      or (kind = 'convert' and not exists (select 1 from ledger_transaction as paid
        where paid.merchant = moved.merchant and paid.kind = 'points' and paid.reference = moved.reference))) limit 1`,
  },
  {
    // Money for points is money for points that somebody spent.
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as paid where id between :first and :last
      and kind in ('points', 'reward') and not exists (select 1 from point_movement as spent
        where spent.merchant = paid.merchant and spent.reference = paid.reference
          and spent.kind = iif(paid.kind = 'points', 'convert', 'redeem')) limit 1`,
  },
];

/** The checks of cashback, in files that have it: a claim was paid once, for bets that nobody else claimed. */
const rebateChecks: readonly BooksCheck[] = [
  {
    table: "rebate_claim",
    id: "number",
    fault: `select 1 from rebate_claim as claim where number between :first and :last and (
      amount <> (select coalesce(sum(amount), 0) from rebate_line where claim = claim.number and member_id = claim.member_id)
      or not exists (select 1 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = claim.merchant and moved.kind = 'rebate' and moved.reference = claim.id
          and wallet.member_id = claim.member_id and entry.amount = claim.amount)) limit 1`,
  },
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as paid where id between :first and :last and kind = 'rebate'
      and not exists (select 1 from rebate_claim as claim where claim.id = paid.reference) limit 1`,
  },
];

/** The checks of bonuses, in files that have them: each one was paid once, or not yet. */
const bonusChecks: readonly BooksCheck[] = [
  {
    table: "bonus",
    id: "number",
    fault: `select 1 from bonus where number between :first and :last and (paid_at is not null) <> exists (
      select 1 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = bonus.merchant and moved.kind = 'bonus' and moved.reference = bonus.id
          and wallet.member_id = bonus.member_id and entry.amount = bonus.amount) limit 1`,
  },
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as paid where id between :first and :last and kind = 'bonus'
      and not exists (select 1 from bonus where bonus.id = paid.reference) limit 1`,
  },
];

/** The checks of referrals, in files that have them: each one was paid to the inviter, once. */
const referralChecks: readonly BooksCheck[] = [
  {
    table: "referral",
    id: "invited_id",
    fault: `select 1 from referral as paid where invited_id between :first and :last and (
      inviter_id is not (select invited_by from member where id = invited_id)
      or not exists (select 1 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = paid.merchant and moved.kind = 'referral' and moved.reference = 'member:' || paid.invited_id
          and wallet.member_id = paid.inviter_id and entry.amount = paid.amount)) limit 1`,
  },
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as moved where id between :first and :last and kind = 'referral'
      and not exists (select 1 from referral where 'member:' || invited_id = moved.reference) limit 1`,
  },
];

/** The checks of settlements, in files that have them: each one was paid once by the payer to the receiver, or not yet. */
const settlementChecks: readonly BooksCheck[] = [
  {
    table: "settlement",
    id: "number",
    fault: `select 1 from settlement as settled where number between :first and :last and (
      exists (select 1 from contract where contract.number = settled.contract and (
        contract.payer_id <> settled.payer_id or contract.receiver_id <> settled.receiver_id
          or contract.kind <> settled.kind or contract.settled_until < settled.to_at
          or contract.began_at is null or contract.began_at > settled.from_at))
      or exists (select 1 from settlement as other where other.contract = settled.contract
        and other.number < settled.number and other.to_at > settled.from_at)
      or (paid_at is not null) <> (select count(*) = 2 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = settled.merchant and moved.reference = settled.id
          and moved.kind = iif(settled.kind = 'dividend', 'dividend', settled.kind || 'Salary')
          and entry.amount = iif(wallet.member_id = settled.receiver_id, settled.amount, -settled.amount)
          and wallet.member_id in (settled.receiver_id, settled.payer_id))) limit 1`,
  },
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as paid where id between :first and :last
      and kind in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')
      and not exists (select 1 from settlement as settled where settled.id = paid.reference
        and paid.kind = iif(settled.kind = 'dividend', 'dividend', settled.kind || 'Salary')) limit 1`,
  },
];

/** The checks of the mark of play, in files that have it: it hides nothing from a member's record of money. */
const playChecks: readonly BooksCheck[] = [
  {
    table: "ledger_transaction",
    id: "id",
    fault: `select 1 from ledger_transaction as moved join ledger_entry as entry on entry.transaction_id = moved.id
      where moved.id between :first and :last and entry.is_play <> (moved.kind in ('bet', 'payout')) limit 1`,
  },
];

/** A merchant owes what its members have, and a member's wallets belong to its own merchant. */
const balanced = [
  `select 1 from wallet group by merchant having sum(balance) <> 0 limit 1`,
  `select 1 from wallet join member on member.id = wallet.member_id where member.merchant <> wallet.merchant limit 1`,
];

/** A merchant's payouts equal its members' withdrawals. */
const paidOut = `select 1 from wallet
  left join (select merchant, sum(paid) as paid from withdrawal_order group by merchant) as paid using (merchant)
  where wallet.kind = 'house' and wallet.name = 'withdrawals' and wallet.balance <> coalesce(paid.paid, 0) limit 1`;

/**
 * Whether the books of a file are wrong: money appears from nowhere, is missing, or belongs to nobody. The queries are
 * defined here because the file's own views and triggers may have been tampered with. A file from before the ledger has
 * no books.
 *
 * With `withinMs` it checks as much as it can in that time, the newest rows of each table first, and leaves out the
 * slow checks: of teams, of the sums of hours, and of each of the merchants' own wallets, whose totals are compared all the same.
 */
export function hasWrongBooks(raw: DatabaseSync, { withinMs }: { readonly withinMs?: number } = {}): boolean {
  if (!has(raw, "ledger_entry")) return false;
  const end = performance.now() + (withinMs ?? Number.POSITIVE_INFINITY);
  const isWhole = withinMs === undefined;
  try {
    // One slice of each check in turn, so that the newest rows of all tables come first.
    const present = [
      ...checks,
      ...(has(raw, "point_movement") ? pointChecks : []),
      ...(has(raw, "rebate_claim") ? rebateChecks : []),
      ...(has(raw, "bonus") ? bonusChecks : []),
      ...(has(raw, "referral") ? referralChecks : []),
      ...(has(raw, "settlement") ? settlementChecks : []),
      ...(has(raw, "ledger_entry_of_funds") ? playChecks : []),
    ];
    const slow = [
      walletCheck("house"),
      ...(has(raw, "play_hour") ? [hourCheck] : []),
      ...(has(raw, "team_play") ? teamChecks : []),
      ...(has(raw, "team_money") ? [teamMoneyCheck] : []),
    ];
    const turns = (isWhole ? [...present, ...slow] : present).map((check) => slices(raw, check));
    if ([...balanced, ...(isWhole ? [paidOut] : [])].some((fault) => raw.prepare(fault).get() !== undefined))
      return true;
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
      if (performance.now() > end) return false;
      const { done, value } = turn.next();
      if (value === true) return true;
      if (done !== true) turns.push(turn);
    }
  } catch (error) {
    // A sum that overflows in SQLite cannot be correct.
    if (error instanceof Error && error.message === "integer overflow") return true;
    throw error;
  }
  return false;
}

function has(raw: DatabaseSync, name: string): boolean {
  return raw.prepare("select 1 from sqlite_schema where name = ?").get(name) !== undefined;
}

/** Whether each slice of a table contains an error, from its newest rows to its oldest. */
function* slices(raw: DatabaseSync, { table, id, fault }: BooksCheck): Generator<boolean, void> {
  const statement = raw.prepare(fault);
  const bounds = raw.prepare(
    `select coalesce(max(${id}), 0) as newest, coalesce(min(${id}), 1) as oldest from ${table}`,
  );
  const { newest, oldest } = bounds.get() as { readonly newest: number; readonly oldest: number };
  for (let last = newest; last >= oldest; last -= SLICE) {
    yield statement.get({ first: last - SLICE + 1, last }) !== undefined;
  }
}
