import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The tickets with which providers play for members, and the rounds that were played from wallets. */
export const createGameRounds: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table game_ticket (
    token_hash text primary key,
    session_hash text not null,
    member_id integer not null references member (id),
    merchant text not null,
    vendor text not null,
    game_id text not null,
    game_type text not null,
    trial_credit integer check (trial_credit >= 0),
    seed text not null,
    rounds integer not null default 0,
    last_round text
  ) strict, without rowid`,
  `create table game_round (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    vendor text not null,
    game_id text not null,
    game_type text not null,
    stake integer not null check (stake > 0),
    payout integer not null check (payout >= 0),
    seed text not null,
    player_seed text not null,
    round integer not null,
    at integer not null
  ) strict`,
  `create index game_round_by_member on game_round (member_id, number)`,
];
