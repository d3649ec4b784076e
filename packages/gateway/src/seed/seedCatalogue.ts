import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { catalogue, catalogueTables } from "./catalogue.ts";

type Row = Readonly<Record<string, SQLInputValue>>;

function insertRows(raw: DatabaseSync, table: string, rows: readonly object[]): void {
  const [first] = rows as readonly Row[];
  if (!first) return;
  const columns = Object.keys(first);
  const statement = raw.prepare(
    `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of rows as readonly Row[]) statement.run(...columns.map((column) => row[column] ?? null));
}

/** Runs `work` in one transaction, which blocks other processes' writes. */
export function inTransaction(raw: DatabaseSync, work: () => void): void {
  raw.exec("begin immediate");
  try {
    work();
    raw.exec("commit");
  } catch (error) {
    raw.exec("rollback");
    throw error;
  }
}

/**
 * Writes the catalogue in one transaction if the database has none or another version; members and sessions stay. `now`
 * is stored as the time from which the notices' ages count.
 */
export function seedCatalogue(raw: DatabaseSync, now: number): void {
  const { rows, version } = catalogue();
  inTransaction(raw, () => {
    const found = raw.prepare("select value from meta where key = 'seed'").get();
    if (found?.["value"] === version) return;
    for (const table of [...catalogueTables].reverse()) raw.exec(`delete from ${table}`);
    for (const table of catalogueTables) insertRows(raw, table, rows[table]);
    // Gathers statistics on how few games are hot; without them SQLite scans all games to find those.
    raw.exec("analyze game");
    const remember = raw.prepare("insert or replace into meta (key, value) values (?, ?)");
    remember.run("seed", version);
    remember.run("seededAt", String(now));
  });
}
