import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { isStorageFailure } from "./isStorageFailure.ts";

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

it("distinguishes a failing disk from a bug", async () => {
  const folder = await mkdtemp(join(tmpdir(), "livery-storage-"));
  const raw = new DatabaseSync(join(folder, "a.sqlite"), { timeout: 0 });
  raw.exec("create table t (a integer check (a > 0)); pragma max_page_count = 2");
  const other = new DatabaseSync(join(folder, "a.sqlite"), { timeout: 0 });
  other.exec("begin immediate");
  expect(isStorageFailure(errorOf(() => raw.exec("insert into t values (1)"))), "busy").toBe(true);
  other.close();
  expect(isStorageFailure(errorOf(() => raw.exec("create table u (a); create table v (a)"))), "full").toBe(true);
  expect(isStorageFailure(errorOf(() => raw.exec("insert into t values (0)"))), "constraint").toBe(false);
  expect(isStorageFailure(errorOf(() => raw.exec("nonsense"))), "syntax").toBe(false);
  expect(isStorageFailure(new Error("database is locked"))).toBe(false);
  raw.close();
  await rm(folder, { recursive: true });
});
