import type { DatabaseSync } from "node:sqlite";
import { AGENT_TYPES } from "../members/isAgent.ts";
import type { BooksCheck } from "./booksCheck.ts";
import { bookingCheck, unitIn } from "./bookings.ts";
import { pointChecks } from "./pointChecks.ts";
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
    // What was paid of a withdrawal is what the ledger paid for it. The references of its parts begin with its id.
    table: "withdrawal_order",
    id: "number",
    fault: `select 1 from withdrawal_order as paying where number between :first and :last and paid <> (
      select coalesce(sum(entry.amount), 0) from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id and entry.amount > 0
        where moved.merchant = paying.merchant and moved.kind = 'withdrawal'
          and moved.reference > paying.id || '/' and moved.reference < paying.id || '0') limit 1`,
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

/** The checks of what only the operator brings about, in files that record it. */
const operatorChecks: readonly BooksCheck[] = [
  {
    table: "member",
    id: "id",
    fault: `select 1 from member where id between :first and :last and type in (${AGENT_TYPES.join(", ")})
      and not exists (select 1 from agent_appointment as made where made.member_id = member.id and made.type = member.type)
      limit 1`,
  },
  {
    table: "point_movement",
    id: "id",
    fault: `select 1 from point_movement as moved where id between :first and :last and kind = 'opening'
      and not exists (select 1 from adjustment as cause where cause.merchant = moved.merchant and cause.subject = 'points'
        and cause.reference = moved.reference and cause.member_id = moved.member_id and cause.amount = moved.amount) limit 1`,
  },
];

/** The check of prizes, in files that have them: each was paid. */
const raffleChecks: readonly BooksCheck[] = [
  {
    table: "raffle_prize",
    id: "member_id",
    fault: `select 1 from raffle_prize as prize where member_id between :first and :last
      and not exists (select 1 from ledger_transaction as moved
        join member on member.id = prize.member_id and member.merchant = moved.merchant
        where moved.kind = 'raffle'
          and moved.reference = prize.promotion_id || ':' || prize.member_id || ':' || prize.period_start) limit 1`,
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
    // It counts the member's own bets, and never pays more than they were.
    table: "rebate_claim",
    id: "number",
    fault: `select 1 from rebate_line as line where claim between :first and :last and (amount > valid_bet
      or valid_bet <> (select coalesce(sum(stake), 0) from game_round as played where played.member_id = line.member_id
        and played.game_type = line.game_type and played.number > line.after_round
        and played.number <= line.last_round)) limit 1`,
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
    const unit = unitIn({ hasDecimals: hasColumn(raw, "merchant_setting", "decimals") });
    // One slice of each check in turn, so that the newest rows of all tables come first.
    const present = [
      ...checks,
      bookingCheck({ has: (name) => has(raw, name), unit }),
      ...(has(raw, "agent_appointment") ? operatorChecks : []),
      ...(has(raw, "raffle_prize") ? raffleChecks : []),
      ...(has(raw, "point_movement") ? pointChecks(unit) : []),
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
    if (balanced.some((fault) => raw.prepare(fault).get() !== undefined)) return true;
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

function hasColumn(raw: DatabaseSync, table: string, column: string): boolean {
  return raw.prepare("select 1 from pragma_table_info(?) where name = ?").get(table, column) !== undefined;
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
