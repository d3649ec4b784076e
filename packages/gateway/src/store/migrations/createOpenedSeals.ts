import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { APPLICATION_ID } from "../applicationId.ts";

/** The ids of decrypted envelopes, kept until they could not be sent again; and the file's application id. */
export const createOpenedSeals: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table opened_seal (
    id text primary key,
    until integer not null
  ) strict, without rowid`,
  `create index opened_seal_by_end on opened_seal (until)`,
  `pragma application_id = ${APPLICATION_ID}`,
];
