import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Whether a member has proven that a number or mail address is its own. Contacts that breaks used so far count as
 * proven.
 */
export const proveContacts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table member add column mobile_proven integer not null default 0 check (mobile_proven in (0, 1))`,
  `alter table member add column email_proven integer not null default 0 check (email_proven in (0, 1))`,
  `update member set mobile_proven = mobile is not null, email_proven = json_extract(profile, '$.email') is not null`,
];
