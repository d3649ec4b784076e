import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The bonuses that members claimed. A bonus is paid once its turnover is complete. */
export const createBonuses: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table bonus (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    reward text not null,
    period text not null,
    amount integer not null check (amount > 0),
    turnover integer not null check (turnover >= 0),
    after_round integer not null,
    at integer not null,
    expires_at integer,
    paid_at integer,
    check ((turnover > 0) = (expires_at is not null)),
    unique (member_id, reward, period)
  ) strict`,
  `create index bonus_by_time on bonus (member_id, at)`,
  `create index bonus_unpaid on bonus (member_id, expires_at) where paid_at is null`,
];
