import type { DatabaseSync } from "node:sqlite";

/** The rows of a table that are looked at in one go. */
const SLICE = 2000;

/** Something that must hold for each row of a table: the query finds one between `:first` and `:last` for which it does not. */
interface BooksCheck {
  readonly table: string;
  readonly id: string;
  readonly fault: string;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** A member's wallet, or with `house` one of the merchant's own: these have most of all entries. */
const walletCheck = (kind: "member" | "house"): BooksCheck => ({
  table: "wallet",
  id: "id",
  fault: `select 1 from wallet where id between :first and :last and kind ${kind === "house" ? "=" : "<>"} 'house' and (
    balance not between ${kind === "house" ? -MOST : 0} and ${MOST}
    or balance <> (select coalesce(sum(amount), 0) from ledger_entry where wallet_id = wallet.id)) limit 1`,
});

/** What a look at the start goes through, the newest rows first. */
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
    // What was credited for a deposit is what was paid, to whom it was paid for.
    table: "deposit_order",
    id: "number",
    fault: `select 1 from deposit_order as paid where number between :first and :last and state = 'COMPLETED'
      and not exists (select 1 from ledger_transaction as moved
        join ledger_entry as entry on entry.transaction_id = moved.id join wallet on wallet.id = entry.wallet_id
        where moved.merchant = paid.merchant and moved.kind = 'deposit' and moved.reference = paid.id
          and wallet.member_id = paid.member_id and entry.amount = paid.amount) limit 1`,
  },
  {
    // What is held for a member are its withdrawals that are not paid yet.
    table: "member",
    id: "id",
    fault: `select 1 from member where id between :first and :last and
      (select coalesce(sum(balance), 0) from wallet where member_id = member.id and kind = 'held') <>
      (select coalesce(sum(amount - paid), 0) from withdrawal_order
        where member_id = member.id and state in ('PENDING', 'PAYING', 'CONFIRMING')) limit 1`,
  },
];

/** What members have, their merchant owes; and a member's wallets are at its own merchant. */
const balanced = [
  `select 1 from wallet group by merchant having sum(balance) <> 0 limit 1`,
  `select 1 from wallet join member on member.id = wallet.member_id where member.merchant <> wallet.merchant limit 1`,
];

/** What a merchant has paid out are its members' withdrawals. */
const paidOut = `select 1 from wallet
  left join (select merchant, sum(paid) as paid from withdrawal_order group by merchant) as paid using (merchant)
  where wallet.kind = 'house' and wallet.name = 'withdrawals' and wallet.balance <> coalesce(paid.paid, 0) limit 1`;

/**
 * Whether the books of a file are wrong: money came from nowhere, is missing, or belongs to nobody. The queries are this
 * file's own: views and triggers may lie. A file of the time before the ledger has no books.
 *
 * With `withinMs` it looks at so much as it can in that time, the newest rows of each table first, and leaves out what takes
 * long in one go: the merchants' own wallets one by one. What they have together is compared all the same.
 */
export function hasWrongBooks(raw: DatabaseSync, { withinMs }: { readonly withinMs?: number } = {}): boolean {
  if (raw.prepare("select 1 from sqlite_schema where name = 'ledger_entry'").get() === undefined) return false;
  const end = performance.now() + (withinMs ?? Number.POSITIVE_INFINITY);
  const isWhole = withinMs === undefined;
  try {
    // One slice each in turn, so that the newest rows of all tables come first.
    const turns = (isWhole ? [...checks, walletCheck("house")] : checks).map((check) => slices(raw, check));
    if ([...balanced, ...(isWhole ? [paidOut] : [])].some((fault) => raw.prepare(fault).get() !== undefined))
      return true;
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
      if (performance.now() > end) return false;
      const { done, value } = turn.next();
      if (value === true) return true;
      if (done !== true) turns.push(turn);
    }
  } catch (error) {
    // More than SQLite can add up is more than there can be.
    if (error instanceof Error && error.message === "integer overflow") return true;
    throw error;
  }
  return false;
}

/** Whether there is a fault in each slice of a table, from its newest rows to its oldest. */
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
