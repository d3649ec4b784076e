import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What only the operator brings about, so that the check of a data file finds money and agents without a cause: money and
 * points that a member gets from nowhere, such as the balance of a demonstration account, and who was made an agent.
 */
export const recordCauses: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table adjustment (
    merchant text not null,
    subject text not null check (subject in ('money', 'points')),
    reference text not null,
    member_id integer not null references member (id),
    amount integer not null check (amount > 0),
    at integer not null,
    primary key (merchant, subject, reference)
  ) strict, without rowid`,
  `insert into adjustment (merchant, subject, reference, member_id, amount, at)
    select moved.merchant, 'money', moved.reference, wallet.member_id, entry.amount, moved.at
      from ledger_transaction as moved
      join ledger_entry as entry on entry.transaction_id = moved.id and entry.amount > 0
      join wallet on wallet.id = entry.wallet_id
      where moved.kind = 'opening'`,
  `insert into adjustment (merchant, subject, reference, member_id, amount, at)
    select merchant, 'points', reference, member_id, amount, at from point_movement where kind = 'opening'`,
  `create table agent_appointment (
    member_id integer primary key references member (id),
    type integer not null check (type in (1, 2, 41, 42)),
    at integer not null
  ) strict`,
  `insert into agent_appointment (member_id, type, at)
    select id, type, created_at from member where type in (1, 2, 41, 42)`,
];
