import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Agents' contracts, and what was settled for each of their periods. */
export const createContracts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const inForce = `state in ('SUCCESS', 'TERMINATION_REQUESTED')`;

const statements = [
  `alter table merchant_setting add column salary_minutes integer not null default 5 check (salary_minutes > 0)`,
  `create table contract (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
    payer_id integer not null references member (id),
    receiver_id integer not null references member (id),
    requested_by integer not null references member (id),
    state text not null check (state in ('NEW', 'SUCCESS', 'REJECTED', 'TERMINATION_REQUESTED', 'TERMINATED')),
    terms text not null,
    created_at integer not null,
    ends_at integer,
    began_at integer,
    settled_until integer,
    due_at integer,
    check (payer_id <> receiver_id and requested_by in (payer_id, receiver_id)),
    check ((due_at is not null) = (${inForce})),
    check ((began_at is null) = (settled_until is null)),
    check ((began_at is null) = (state in ('NEW', 'REJECTED')))
  ) strict`,
  // A receiver has one upline: one contract of a kind may pay it, and one may be requested.
  `create unique index contract_in_force on contract (receiver_id, kind) where ${inForce}`,
  `create unique index contract_requested on contract (receiver_id, kind) where state = 'NEW'`,
  `create index contract_by_receiver on contract (receiver_id, kind, number)`,
  `create index contract_by_payer on contract (payer_id, kind, number)`,
  `create index contract_by_due on contract (due_at) where due_at is not null`,
  `create index contract_due_to_receiver on contract (receiver_id, due_at) where due_at is not null`,
  `create index contract_due_from_payer on contract (payer_id, due_at) where due_at is not null`,
  `create table settlement (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    contract integer not null references contract (number),
    kind text not null,
    payer_id integer not null references member (id),
    receiver_id integer not null references member (id),
    from_at integer not null,
    to_at integer not null check (to_at > from_at),
    amount integer not null check (amount > 0),
    paid_at integer,
    due_at integer,
    unique (contract, from_at),
    check ((paid_at is null) = (due_at is not null))
  ) strict`,
  // No two periods of a contract overlap, so that no bet counts twice.
  `create trigger settlement_follows before insert on settlement
    when exists (select 1 from settlement where contract = new.contract and to_at > new.from_at) begin
      select raise(abort, 'a period of a contract is settled once');
    end`,
  `create index settlement_by_receiver on settlement (receiver_id, kind, to_at, number)`,
  `create index settlement_by_payer on settlement (payer_id, kind, to_at, number)`,
  `create index settlement_by_due on settlement (due_at) where due_at is not null`,
  `create index settlement_due_to_receiver on settlement (receiver_id, due_at) where due_at is not null`,
  `create index settlement_due_from_payer on settlement (payer_id, due_at) where due_at is not null`,
];
