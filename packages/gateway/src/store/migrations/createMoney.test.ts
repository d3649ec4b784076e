import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrate } from "../migrate.ts";
import { nodeSqliteDialect } from "../nodeSqlite.ts";
import type { Tables } from "../tables.ts";
import { createCatalogue } from "./createCatalogue.ts";
import { createMembers } from "./createMembers.ts";

// A file from before the ledger: members have a balance column.

let folder: string;
let raw: DatabaseSync;
let database: Kysely<Tables>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-migration-"));
  raw = new DatabaseSync(join(folder, "old.sqlite"));
  database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
  const old = { "0001-createCatalogue": createCatalogue, "0002-createMembers": createMembers };
  const provider = { getMigrations: () => Promise.resolve(old) };
  await new Migrator({ db: database, provider }).migrateToLatest();
  raw.exec(`
    insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar, balance,
      profile, created_at) values
      ('A', 'one', 'one', 'p', 'n', 0, 0, 1, '1', 12345, '{"email":"a@b.c","paymentPassword":"$argon2id$x"}', 5),
      ('A', 'two', 'two', 'p', 'n', 0, 0, 1, '1', 0, '{}', 6),
      ('B', 'one', 'one', 'p', 'n', 0, 0, 1, '1', 700, '{}', 7);
    insert into session values ('t', 1, 10, 20);
  `);
  await migrate(database);
});
afterAll(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

it("moves every balance into the ledger, to the last unit, with correct books", () => {
  const wallets = raw.prepare("select merchant, kind, name, balance from wallet order by merchant, kind, id").all();
  expect(wallets.map((wallet) => Object.values(wallet))).toEqual([
    ["A", "house", "adjustments", -12345],
    ["A", "main", "", 12345],
    ["A", "main", "", 0],
    ["B", "house", "adjustments", -700],
    ["B", "main", "", 700],
  ]);
  expect(raw.prepare("select kind, reference, at from ledger_transaction order by id").all()).toEqual([
    { kind: "opening", reference: "member:1", at: 5 },
    { kind: "opening", reference: "member:3", at: 7 },
  ]);
  expect(raw.prepare("select * from ledger_fault").all()).toEqual([]);
  expect(() => raw.prepare("select balance from member")).toThrow("no such column");
});

it("keeps a payment password, and removes it from the profile", () => {
  expect(raw.prepare("select * from payment_password").all()).toEqual([
    { member_id: 1, hash: "$argon2id$x", changed_at: 5 },
  ]);
  expect(raw.prepare("select profile from member where id = 1").get()).toEqual({ profile: '{"email":"a@b.c"}' });
});

it("counts the time of an active session", () => {
  expect(raw.prepare("select * from session_time").all()).toEqual([
    { token_hash: "t", member_id: 1, began_at: 10, seen_at: 20 },
  ]);
});
