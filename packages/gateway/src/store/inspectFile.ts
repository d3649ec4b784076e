import type { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID } from "./applicationId.ts";

/** How long the check of the pages may take, enough for some 50 MB. No table is begun after it. */
const LOOKING_MS = 500;

/** The first table of every data file, including those from before the application id. */
const FIRST_TABLE = "kysely_migration";

/** Whether a file is ours or empty. Writes nothing to it. */
export function isOurs(raw: DatabaseSync): boolean {
  const id = raw.prepare("pragma application_id").get()?.["application_id"];
  if (id === APPLICATION_ID) return true;
  if (id !== 0) return false;
  const names = tableNames(raw);
  return names.length === 0 || names.includes(FIRST_TABLE);
}

export function isEmpty(raw: DatabaseSync): boolean {
  return tableNames(raw).length === 0;
}

/** Whether all pages checked in time are intact. Throws if SQLite cannot even check them. */
export function isSound(raw: DatabaseSync): boolean {
  const end = performance.now() + LOOKING_MS;
  // Includes SQLite's own tables: one of them contains its statistics about the others.
  return allTableNames(raw).every(
    (name) => performance.now() > end || saysOk(raw, `pragma quick_check('${name.replaceAll("'", "''")}')`),
  );
}

/** Checks every page, index and constraint, however long that takes. */
export function isWhollySound(raw: DatabaseSync): boolean {
  return saysOk(raw, "pragma integrity_check") && raw.prepare("pragma foreign_key_check").all().length === 0;
}

function saysOk(raw: DatabaseSync, pragma: string): boolean {
  const rows = raw.prepare(pragma).all();
  return rows.length === 1 && Object.values(rows[0] ?? {})[0] === "ok";
}

/** The tables of a file, except SQLite's own. */
function tableNames(raw: DatabaseSync): string[] {
  return allTableNames(raw).filter((name) => !name.startsWith("sqlite_"));
}

function allTableNames(raw: DatabaseSync): string[] {
  const rows = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  return rows.map(({ name }) => String(name));
}
