import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The parts of large withdrawals, which their members confirm, with the pictures that prove that one did not arrive. */
export const createWithdrawalParts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table merchant_setting add column confirm_minutes integer not null default 30`,
  `create table withdrawal_part (
    number integer primary key,
    withdrawal_id text not null references withdrawal_order (id),
    amount integer not null check (amount > 0),
    state text not null check (state in ('CONFIRMING', 'RECEIVED', 'FORCED', 'NOT_RECEIVED')),
    sent_at integer not null,
    forced_at integer not null check (forced_at >= sent_at),
    remark text
  ) strict`,
  `create index withdrawal_part_of_order on withdrawal_part (withdrawal_id, number)`,
  `create unique index withdrawal_part_waiting on withdrawal_part (withdrawal_id) where state = 'CONFIRMING'`,
  `create table withdrawal_proof (
    part integer not null references withdrawal_part (number),
    position integer not null,
    jpeg blob not null,
    primary key (part, position)
  ) strict`,
];
