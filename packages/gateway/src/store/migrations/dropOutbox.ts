import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Messages contain codes and temporary passwords in clear, so they exist only in memory (`codes/outbox.ts`). */
export const dropOutbox: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw("drop table outbox").execute(database);
  },
};
