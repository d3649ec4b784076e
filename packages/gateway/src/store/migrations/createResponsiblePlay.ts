import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A member's own limits and breaks, and how long each session lasted. */
export const createResponsiblePlay: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  // Money in minor units, session time in minutes; no value means no limit. `next_` applies from `next_at`.
  `create table play_limit (
    member_id integer not null references member (id),
    kind text not null check (kind in ('DEPOSIT', 'LOSS', 'SESSION')),
    period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
    value integer check (value >= 0),
    next_value integer check (next_value >= 0),
    next_at integer,
    primary key (member_id, kind, period)
  ) strict, without rowid`,
  // For the member's own merchant, or for every merchant of its operator's group; nothing shortens it.
  `create table exclusion (
    id integer primary key,
    member_id integer not null references member (id),
    kind text not null check (kind in ('PAUSE', 'TIME_OUT', 'EXCLUSION')),
    operator_group text,
    began_at integer not null,
    until integer not null check (until > began_at)
  ) strict`,
  `create index exclusion_by_member on exclusion (member_id, until)`,
  `create index exclusion_by_group on exclusion (operator_group, until) where operator_group is not null`,
  `create table reality_check (
    member_id integer primary key references member (id),
    every_minutes integer not null check (every_minutes > 0),
    began_at integer,
    checked_at integer,
    check ((began_at is null) = (checked_at is null))
  ) strict`,
  // Outlives its session: limits and statements count the time of sessions that have ended.
  `create table session_time (
    token_hash text primary key,
    member_id integer not null references member (id),
    began_at integer not null,
    seen_at integer not null
  ) strict, without rowid`,
  `create index session_time_by_member on session_time (member_id, seen_at)`,
  `insert into session_time select token_hash, member_id, created_at, seen_at from session`,
  `create trigger session_time_begins after insert on session begin
    insert into session_time (token_hash, member_id, began_at, seen_at)
      values (new.token_hash, new.member_id, new.created_at, new.seen_at)
      on conflict do nothing;
  end`,
  `create trigger session_time_goes_on after update of seen_at on session begin
    update session_time set seen_at = new.seen_at where token_hash = new.token_hash;
  end`,
];
