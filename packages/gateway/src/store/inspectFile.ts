import type { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID } from "./applicationId.ts";

/** How long looking through the pages may take; it goes through some 50 MB in that time. No table is begun after it. */
const LOOKING_MS = 500;

/** The first table that every data file had, also before it said whose it is. */
const FIRST_TABLE = "kysely_migration";

/** Whether a file is ours or empty. Nothing is written to it for that. */
export function isOurs(raw: DatabaseSync): boolean {
  const id = raw.prepare("pragma application_id").get()?.["application_id"];
  if (id === APPLICATION_ID) return true;
  if (id !== 0) return false;
  const names = tableNames(raw);
  return names.length === 0 || names.includes(FIRST_TABLE);
}

/** Whether there is nothing in a file yet. */
export function isEmpty(raw: DatabaseSync): boolean {
  return tableNames(raw).length === 0;
}

/** Whether every page that could be looked at in time is sound. Throws where SQLite cannot even look. */
export function isSound(raw: DatabaseSync): boolean {
  const end = performance.now() + LOOKING_MS;
  // SQLite's own tables as well: what it knows of the others' contents is in one.
  return allTableNames(raw).every(
    (name) => performance.now() > end || saysOk(raw, `pragma quick_check('${name.replaceAll("'", "''")}')`),
  );
}

/** The same for every page, index and constraint, however long that takes. */
export function isWhollySound(raw: DatabaseSync): boolean {
  return saysOk(raw, "pragma integrity_check") && raw.prepare("pragma foreign_key_check").all().length === 0;
}

function saysOk(raw: DatabaseSync, pragma: string): boolean {
  const rows = raw.prepare(pragma).all();
  return rows.length === 1 && Object.values(rows[0] ?? {})[0] === "ok";
}

/** The tables of a file, without SQLite's own. */
function tableNames(raw: DatabaseSync): string[] {
  return allTableNames(raw).filter((name) => !name.startsWith("sqlite_"));
}

function allTableNames(raw: DatabaseSync): string[] {
  const rows = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  return rows.map(({ name }) => String(name));
}
