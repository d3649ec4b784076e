import { minor } from "@livery/product/money.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Store, openStore } from "./openStore.ts";
import type { Writing } from "./transaction.ts";

let folder: string;
let store: Store;
let other: DatabaseSync;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-store-"));
  const file = join(folder, "store.sqlite");
  store = await openStore(file, () => undefined);
  other = new DatabaseSync(file);
});
afterAll(async () => {
  other.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const remember = (key: string) => (writing: Writing) =>
  writing.run(writing.tables.insertInto("meta").values({ key, value: "" }));

/** What is on the disk, as seen by another connection. */
const stored = (prefix: string) =>
  other
    .prepare("select key from meta where key glob ? order by key")
    .all(`${prefix}*`)
    .map(({ key }) => key);

it("an operation resolves after its commit, and one that throws undoes only itself", async () => {
  const broken = store.write((writing) => {
    remember("a2")(writing);
    throw new Error("no");
  });
  const answers = await Promise.allSettled([store.write(remember("a1")), broken, store.write(remember("a3"))]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(stored("a")).toEqual(["a1", "a3"]);
});

it("simultaneous operations share one commit", async () => {
  const version = () => Number(other.prepare("pragma data_version").get()?.["data_version"]);
  const commits = new Set<number>();
  const before = version();
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await store.write(remember(`b${index}`));
      commits.add(version());
    }),
  );
  expect(stored("b")).toHaveLength(50);
  expect(commits).toEqual(new Set([before + 1]));
});

it("part of an operation may be undone while the rest of it stays", async () => {
  await store.write((writing) => {
    remember("c1")(writing);
    expect(() =>
      writing.attempt(() => {
        remember("c2")(writing);
        throw new RangeError("not this");
      }),
    ).toThrow(RangeError);
    return remember("c3")(writing);
  });
  expect(stored("c")).toEqual(["c1", "c3"]);
});

it("an operation that awaits something is rejected and leaves nothing", async () => {
  const waiting = store.write(async (writing) => {
    remember("d1")(writing);
    await Promise.resolve();
  });
  await expect(waiting).rejects.toThrow("must not await");
  expect(stored("d")).toEqual([]);
});

it("a transaction that the database rolls back fails its whole group, and the next one works", async () => {
  const lost = store.write((writing) => {
    remember("e2")(writing);
    // SQLite does this automatically when the disk is full or broken.
    writing.run({ compile: () => ({ ...writing.tables.selectNoFrom([]).compile(), sql: "rollback" }) });
    throw new Error("the disk is full");
  });
  const group = await Promise.allSettled([store.write(remember("e1")), lost, store.write(remember("e3"))]);
  expect(group.map((answer) => answer.status === "rejected" && String(answer.reason))).toEqual(
    Array.from({ length: 3 }, () => "Error: the disk is full"),
  );
  expect(stored("e")).toEqual([]);
  await store.write(remember("e4"));
  expect(stored("e")).toEqual(["e4"]);
});

it("a rejected commit reports success to none of its group", async () => {
  const group = [store.write(remember("f1")), store.write(unbalanced), store.write(remember("f2"))];
  expect((await Promise.allSettled(group)).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(stored("f")).toEqual([]);
});

/** Half of a transaction: what postTransaction never writes. */
function unbalanced(writing: Writing): void {
  const { tables } = writing;
  const house = { merchant: "X", member_id: null, kind: "house", name: "bonus", opened_at: 0 } as const;
  writing.run(tables.insertInto("wallet").values({ id: 1, ...house }));
  writing.run(
    tables.insertInto("ledger_transaction").values({ id: 1, merchant: "X", kind: "k", reference: "r", at: 0 }),
  );
  writing.run(tables.insertInto("ledger_entry").values({ transaction_id: 1, wallet_id: 1, amount: minor(5) }));
}

it("closing waits for pending writes", async () => {
  const file = join(folder, "closing.sqlite");
  const closing = await openStore(file, () => undefined);
  const write = closing.write(remember("g1"));
  await Promise.all([closing.close(), write]);
  const raw = new DatabaseSync(file);
  expect(raw.prepare("select count(*) as n from meta where key = 'g1'").get()).toEqual({ n: 1 });
  raw.close();
});
