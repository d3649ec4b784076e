import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Members' mail (AP-143), the chat rooms' messages (AP-151) and the prizes of raffles (AP-048). */
export const createMailAndChat: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  // An id is never used again: a member may still hold one that is deleted.
  `create table mail (
    id integer primary key autoincrement,
    member_id integer not null references member (id),
    kind text not null,
    amount integer,
    at integer not null,
    is_read integer not null default 0 check (is_read in (0, 1))
  ) strict`,
  `create index mail_by_member on mail (member_id, id)`,
  `create table chat_message (
    id integer primary key autoincrement,
    merchant text not null,
    room text not null,
    member_id integer references member (id),
    text text not null,
    at integer not null
  ) strict`,
  `create index chat_message_by_room on chat_message (merchant, room, id)`,
  `create table raffle_prize (
    member_id integer not null references member (id),
    promotion_id text not null,
    period_start integer not null,
    amount integer not null check (amount > 0),
    at integer not null,
    primary key (member_id, promotion_id, period_start)
  ) strict, without rowid`,
];
