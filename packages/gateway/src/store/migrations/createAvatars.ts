import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The pictures that members uploaded, one for each member, and whether a member shows it. */
export const createAvatars: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table member add column avatar_type text not null default 'STATIC' check (avatar_type in ('STATIC', 'CUSTOM'))`,
  `create table avatar (
    member_id integer primary key references member (id),
    name text not null unique,
    png blob not null,
    at integer not null
  ) strict`,
];
