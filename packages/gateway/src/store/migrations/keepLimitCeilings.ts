import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The most that the markets of a merchant allow its members to pay in or lose. */
export const keepLimitCeilings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql
      .raw("alter table merchant_setting add column limit_ceilings text not null default '[]'")
      .execute(database);
  },
};
