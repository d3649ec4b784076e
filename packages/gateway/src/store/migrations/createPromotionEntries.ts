import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The promotions that members joined: once in each of their periods. */
export const createPromotionEntries: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create table promotion_entry (
      member_id integer not null references member (id),
      promotion_id text not null,
      period text not null,
      after_round integer not null,
      at integer not null,
      primary key (member_id, promotion_id, period)
    ) strict, without rowid`.execute(database);
  },
};
