import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Codes of each sender apart, and mailed passwords beside one another, so that a stranger's request takes away nobody
 * else's. What was sent before is valid for minutes only, and is requested again.
 */
export const splitCodes: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `drop table code`,
  // A newer code of the same sender replaces the previous one.
  `create table code (
    merchant text not null,
    purpose text not null,
    recipient text not null,
    sender text not null,
    salt text not null,
    hash text not null,
    expires_at integer not null,
    attempts_left integer not null check (attempts_left >= 0),
    strangers_left integer not null check (strangers_left >= 0),
    primary key (merchant, purpose, recipient, sender)
  ) strict, without rowid`,
  `create index code_by_expiry on code (expires_at)`,
  `drop table temporary_password`,
  `create table temporary_password (
    member_id integer not null references member (id) on delete cascade,
    hash text not null,
    expires_at integer not null,
    primary key (member_id, hash)
  ) strict, without rowid`,
];
