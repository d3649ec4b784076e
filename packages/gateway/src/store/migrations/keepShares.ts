import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What each payment of a contract is shares of: teams change, so that it cannot be worked out later. */
export const keepShares: Migration = {
  async up(database: Kysely<unknown>) {
    await sql
      .raw("alter table settlement add column shares text not null default '[]' check (json_valid(shares))")
      .execute(database);
  },
};
