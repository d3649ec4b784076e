import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where each session began. */
export const listSessions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table session add column address text`.execute(database);
  },
};
