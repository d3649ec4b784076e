import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What visitors wrote to the operator, with their pictures (AP-047). */
export const createFeedback: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table feedback (
    id integer primary key,
    merchant text not null,
    type text not null,
    text text not null,
    contact text,
    remark text,
    language text not null,
    at integer not null
  ) strict`,
  `create index feedback_by_time on feedback (at)`,
  `create table feedback_image (
    feedback_id integer not null references feedback (id) on delete cascade,
    position integer not null,
    kind text not null,
    bytes blob not null,
    primary key (feedback_id, position)
  ) strict`,
];
