import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Wrong login passwords count in the session in which they were typed, no longer for the whole account. */
export const lockSessions: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table session add column wrong_passwords integer not null default 0 check (wrong_passwords >= 0)`,
  `alter table session add column wrong_at integer`,
  `delete from secret_failure where secret = 'login'`,
];
