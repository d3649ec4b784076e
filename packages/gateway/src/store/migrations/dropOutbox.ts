import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Messages hold codes and temporary passwords in clear: they are in memory alone (`codes/outbox.ts`). */
export const dropOutbox: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw("drop table outbox").execute(database);
  },
};
