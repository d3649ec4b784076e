import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The lotteries that a member opened; they are not in the catalogue of games. */
export const createRecentLotteries: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create table recent_lottery (
      member_id integer not null references member (id),
      code text not null,
      launched_at integer not null,
      primary key (member_id, code)
    ) strict, without rowid`.execute(database);
  },
};
