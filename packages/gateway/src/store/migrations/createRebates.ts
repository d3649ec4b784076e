import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The claims of cashback, with the bets that each one covers. */
export const createRebates: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table rebate_claim (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    game_type text,
    amount integer not null check (amount > 0),
    at integer not null
  ) strict`,
  `create index rebate_claim_by_time on rebate_claim (member_id, at)`,
  // The member's rounds after one number up to another. No two lines begin at the same place, so no bet counts twice.
  `create table rebate_line (
    claim integer not null references rebate_claim (number),
    member_id integer not null references member (id),
    game_type text not null,
    after_round integer not null,
    last_round integer not null,
    valid_bet integer not null check (valid_bet > 0),
    amount integer not null check (amount > 0),
    primary key (member_id, game_type, after_round),
    check (last_round > after_round)
  ) strict, without rowid`,
  `create index rebate_line_by_claim on rebate_line (claim)`,
];
