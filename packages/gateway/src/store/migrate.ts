import type { Kysely } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import { createCatalogue } from "./migrations/createCatalogue.ts";
import { createMembers } from "./migrations/createMembers.ts";
import type { Tables } from "./tables.ts";

/** In the order of their names; one that has been released is never changed, a new one is added. */
const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      "0001-createCatalogue": createCatalogue,
      "0002-createMembers": createMembers,
    }),
};

/** Brings the tables to the newest form. Throws when the database was written by a newer platform than this one. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error === undefined) return;
  const isNewer = error instanceof Error && error.message.includes("previously executed migration");
  throw isNewer ? new Error("a newer version of the platform wrote it.", { cause: error }) : error;
}
