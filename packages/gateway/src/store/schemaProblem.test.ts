import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { migrateThrough, migrationNames } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { schemaProblem } from "./schemaProblem.ts";
import type { Tables } from "./tables.ts";

/** The problem found in a file of some version after a change. */
async function problemAfter(change: string, version: number): Promise<string | undefined> {
  const raw = new DatabaseSync(":memory:");
  await migrateThrough(new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }), version);
  raw.exec(change);
  const problem = await schemaProblem(raw);
  raw.close();
  return problem;
}

const newest = (await migrationNames()).length;

it("accepts a file of any version as its migrations made it, also after `analyze`", async () => {
  const raw = new DatabaseSync(":memory:");
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
  for (let version = 0; version <= newest; version += 1) {
    await migrateThrough(database, version);
    raw.exec("analyze");
    expect(await schemaProblem(raw), `${version}`).toBeUndefined();
  }
  await database.destroy();
});

const view = "create view ledger_fault (fault, id, amount) as select 'nothing', 0, 0 where false";
const counts = "create trigger ledger_entry_counts after insert on ledger_entry begin select 1; end";

it.each([
  ["a view that returns nothing", `drop view ledger_fault; ${view}`, "altered"],
  ["a trigger of the same name that does nothing", `drop trigger ledger_entry_counts; ${counts}`, "altered"],
  ["an additional trigger", "create trigger gift after insert on session begin select 1; end", "altered"],
  [
    "a trigger on the list of migrations",
    "create trigger t after insert on kysely_migration begin select 1; end",
    "altered",
  ],
  ["an additional table", "create table notes (text)", "altered"],
  ["an index over other columns", "drop index tally_by_age; create index tally_by_age on tally (subject)", "altered"],
  ["a missing column", "alter table merchant_state drop column country", "altered"],
  ["a missing trigger", "drop trigger session_time_begins", "unfinished"],
  ["a missing table", "drop table captcha", "unfinished"],
  ["a skipped migration", "delete from kysely_migration where name like '0005%'", "unfinished"],
  [
    "the last migration twice",
    "delete from kysely_migration where name = (select max(name) from kysely_migration)",
    "altered",
  ],
  ["a future migration", "insert into kysely_migration values ('9999-tomorrow', '2030-01-01')", "newer"],
])("finds %s", async (_, change, problem) => {
  expect(await problemAfter(change, newest)).toBe(problem);
});
