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

/** Does all of `work` or nothing, and nothing of another process meanwhile. */
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
 * Writes the catalogue in one transaction, if the database has none or another one; members and sessions stay. `now` is
 * remembered as the moment from which the ages of the notices count.
 */
export function seedCatalogue(raw: DatabaseSync, now: number): void {
  const { rows, version } = catalogue();
  inTransaction(raw, () => {
    const found = raw.prepare("select value from meta where key = 'seed'").get();
    if (found?.["value"] === version) return;
    for (const table of [...catalogueTables].reverse()) raw.exec(`delete from ${table}`);
    for (const table of catalogueTables) insertRows(raw, table, rows[table]);
    // How few games are hot: without that SQLite looks at all of them to find those.
    raw.exec("analyze game");
    const remember = raw.prepare("insert or replace into meta (key, value) values (?, ?)");
    remember.run("seed", version);
    remember.run("seededAt", String(now));
  });
}
