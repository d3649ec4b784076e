import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks the ledger's entries of bets and payouts, which are most of it: a member's other movements are found without
 * reading them, and balances add up from an index alone.
 */
export const markPlay: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table ledger_entry add column is_play integer not null default 0 check (is_play in (0, 1))`,
  `drop trigger ledger_entry_stays`,
  `update ledger_entry set is_play = 1
    where transaction_id in (select id from ledger_transaction where kind in ('bet', 'payout'))`,
  `create trigger ledger_entry_stays before update on ledger_entry begin select raise(abort, 'the ledger is append-only'); end`,
  `create index ledger_entry_of_funds on ledger_entry (wallet_id, transaction_id, amount) where is_play = 0`,
  `drop index ledger_entry_by_wallet`,
  `create index ledger_entry_by_wallet on ledger_entry (wallet_id, transaction_id, amount)`,
];
