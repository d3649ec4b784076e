import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A merchant's own data: its members, their sessions, and the protection of the login. No seed ever clears it. */
export const createMembers: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table member (
    id integer primary key,
    merchant text not null,
    account text not null,
    account_key text not null,
    password text not null,
    nickname text not null,
    type integer not null,
    to_upline integer not null check (to_upline in (0, 1)),
    rank_level integer not null check (rank_level >= 0),
    avatar text not null,
    balance integer not null check (balance >= 0),
    language text,
    profile text not null check (json_valid(profile)),
    created_at integer not null,
    logged_in_at integer,
    unique (merchant, account_key)
  ) strict`,
  `create table session (
    token_hash text primary key,
    member_id integer not null references member (id) on delete cascade,
    created_at integer not null,
    seen_at integer not null
  ) strict, without rowid`,
  `create index session_by_member on session (member_id)`,
  `create table login_failure (
    id integer primary key,
    merchant text not null,
    subject text not null,
    at integer not null
  ) strict`,
  `create index login_failure_by_subject on login_failure (merchant, subject, at)`,
  `create table captcha (
    id text primary key,
    merchant text not null,
    text_hash text not null,
    expires_at integer not null
  ) strict, without rowid`,
  `create table merchant_state (
    merchant text primary key,
    maintenance integer not null check (maintenance in (0, 1)),
    maintenance_end integer,
    restricted integer not null check (restricted in (0, 1)),
    ip text,
    country text
  ) strict, without rowid`,
];
