import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrateThrough, migrationNames } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import type { Tables } from "./tables.ts";

/** Kysely's own tables, whose SQL differs between its versions. */
const KYSELYS = ["kysely_migration", "kysely_migration_lock"];

/** The rows of `sqlite_schema`. */
type Schema = ReadonlyMap<string, string>;

/**
 * The problem with a file's tables, indexes, triggers and views, whose SQL is compared with the result of its
 * migrations: by its name, a trigger that does nothing or a view that hides something looks correct. The file may be of
 * an older version; anything beyond its migrations is a problem as well.
 */
export async function schemaProblem(raw: DatabaseSync): Promise<"newer" | "unfinished" | "altered" | undefined> {
  const [done, known] = [migrationsOf(raw), await migrationNames()];
  if (done.some((name) => !known.includes(name))) return "newer";
  if (done.some((name, index) => name !== known[index])) return "unfinished";
  const [wanted, found] = [await schemaAfter(done.length), schemaOf(raw)];
  if ([...wanted.keys()].some((part) => !found.has(part))) return "unfinished";
  return wanted.size === found.size && [...wanted].every(([part, sql]) => found.get(part) === sql)
    ? undefined
    : "altered";
}

/** The migrations that a file has run, in order. */
export function migrationsOf(raw: DatabaseSync): string[] {
  const [list = ""] = KYSELYS;
  const there = raw.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(list);
  if (there === undefined) return [];
  return raw
    .prepare(`select name from ${list} order by name`)
    .all()
    .map(({ name }) => String(name));
}

function schemaOf(raw: DatabaseSync): Schema {
  const rows = raw.prepare("select type, name, tbl_name as owner, sql from sqlite_schema").all();
  const parts = rows.map((row) => ({
    type: String(row["type"]),
    name: String(row["name"]),
    owner: String(row["owner"]),
    sql: spaced(String(row["sql"])),
  }));
  const own = parts.filter(({ type, name }) => {
    const isSqlites = name.startsWith("sqlite_") && (type === "table" || type === "index");
    return !isSqlites && !(type === "table" && KYSELYS.includes(name));
  });
  return new Map(own.map(({ type, name, owner, sql }) => [`${type} ${name} on ${owner}`, sql]));
}

/** Normalises whitespace, because SQLite keeps the line breaks of the original text. */
function spaced(sql: string): string {
  return sql.replaceAll(/\s+/gu, " ").trim();
}

const schemas = new Map<number, Promise<Schema>>();

/** The schema that the first `count` migrations create in an empty database. */
function schemaAfter(count: number): Promise<Schema> {
  const made = schemas.get(count) ?? makeSchema(count);
  schemas.set(count, made);
  return made;
}

async function makeSchema(count: number): Promise<Schema> {
  const raw = new DatabaseSync(":memory:");
  try {
    await migrateThrough(new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }), count);
    return schemaOf(raw);
  } finally {
    raw.close();
  }
}
