import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import type { Tables } from "./tables.ts";

/** `table.column` of everything in a database, and its indexes, triggers and views: what the ledger trusts in. */
function partsOf(raw: DatabaseSync): string[] {
  const rows = raw.prepare(`
    select owner.name || '.' || part.name as name
    from sqlite_schema as owner join pragma_table_info(owner.name) as part
    where owner.type = 'table'
    union all
    select type || ' ' || name from sqlite_schema where type <> 'table'`);
  return rows.all().map(({ name }) => String(name));
}

let wanted: Promise<readonly string[]> | undefined;

/** What the migrations of this version make of an empty database. */
async function newestParts(): Promise<readonly string[]> {
  const raw = new DatabaseSync(":memory:");
  try {
    await migrate(new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }));
    return partsOf(raw);
  } finally {
    raw.close();
  }
}

/** Whether a database has all that its list of migrations speaks of. */
export async function isComplete(raw: DatabaseSync): Promise<boolean> {
  wanted ??= newestParts();
  const there = new Set(partsOf(raw));
  return (await wanted).every((name) => there.has(name));
}
