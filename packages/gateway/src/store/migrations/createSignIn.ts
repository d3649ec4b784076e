import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A member's login data besides name and password, the messages to phones and mailboxes, and the protection of both.
 */
export const createSignIn: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table member add column mobile text`,
  `alter table member add column password_expires_at integer`,
  `alter table member add column must_change_password integer not null default 0 check (must_change_password in (0, 1))`,
  `alter table member add column verifies_logins integer not null default 0 check (verifies_logins in (0, 1))`,
  `alter table member add column authenticator text`,
  `alter table member add column authenticator_step integer not null default 0`,
  `alter table member add column ends_at integer`,
  `create unique index member_by_mobile on member (merchant, mobile) where mobile is not null`,
  // A newer code replaces the previous one.
  `create table code (
    merchant text not null,
    purpose text not null,
    recipient text not null,
    salt text not null,
    hash text not null,
    expires_at integer not null,
    attempts_left integer not null check (attempts_left >= 0),
    primary key (merchant, purpose, recipient)
  ) strict, without rowid`,
  `create index code_by_expiry on code (expires_at)`,
  `create table outbox (
    id integer primary key,
    merchant text not null,
    kind text not null check (kind in ('sms', 'mail')),
    recipient text not null,
    text text not null,
    at integer not null
  ) strict`,
  `create index outbox_by_age on outbox (at)`,
  // Counts rate-limited actions: one row each time.
  `create table tally (
    id integer primary key,
    merchant text not null,
    subject text not null,
    at integer not null
  ) strict`,
  `create index tally_by_subject on tally (merchant, subject, at)`,
  `create index tally_by_age on tally (at)`,
  `create table temporary_password (
    member_id integer primary key references member (id) on delete cascade,
    hash text not null,
    expires_at integer not null
  ) strict`,
  `create table login_ticket (
    hash text primary key,
    member_id integer not null references member (id) on delete cascade,
    address text,
    expires_at integer not null,
    attempts_left integer not null check (attempts_left >= 0)
  ) strict, without rowid`,
  `create index login_ticket_by_member on login_ticket (member_id)`,
  `create table known_address (
    member_id integer not null references member (id) on delete cascade,
    address text not null,
    seen_at integer not null,
    primary key (member_id, address)
  ) strict, without rowid`,
  `create table slide_captcha (
    id text primary key,
    merchant text not null,
    place integer not null,
    drawn_at integer not null
  ) strict, without rowid`,
  `create table human_proof (
    hash text primary key,
    merchant text not null,
    expires_at integer not null
  ) strict, without rowid`,
  `create table affiliate (
    merchant text not null,
    code_key text not null,
    member_id integer not null references member (id) on delete cascade,
    primary key (merchant, code_key)
  ) strict, without rowid`,
];
