import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The member's last login before each session. */
export const keepLastLogins: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table session add column last_login_at integer`.execute(database);
  },
};
