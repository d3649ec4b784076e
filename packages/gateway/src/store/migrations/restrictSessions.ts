import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Sessions that only set a new password, and the hash that identifies a temporary password when it is replaced. */
export const restrictSessions: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table session add column sets_password integer not null default 0 check (sets_password in (0, 1))`,
  `alter table session add column temporary_hash text`,
  `alter table login_ticket add column temporary_hash text`,
];
