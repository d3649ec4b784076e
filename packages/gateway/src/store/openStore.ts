import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { DataFileError, problemOf } from "./dataFileError.ts";
import { type Write, createGroupCommit } from "./groupCommit.ts";
import { hasWrongBooks } from "./hasWrongBooks.ts";
import { isOurs, isSound } from "./inspectFile.ts";
import { MigrationError, migrate, migrationNames } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { patiently } from "./patiently.ts";
import { migrationsOf, schemaProblem } from "./schemaProblem.ts";
import type { Tables } from "./tables.ts";
import { type Reading, transactionOn } from "./transaction.ts";

/** The platform's data: one connection, used through Kysely or in synchronous transactions. */
export interface Store {
  readonly database: Kysely<Tables>;
  /** `work` reads a consistent snapshot. It must not await anything. */
  read<Result>(work: (reading: Reading) => Result): Promise<Result>;
  readonly write: Write;
  /** Closes the file after the last write. */
  close(): Promise<void>;
}

/** How long the start waits for another program's write. */
const BUSY_MS = 5000;

/** How long the start checks the books of a large file. `livery platform` checks all of them. */
const BOOKS_MS = 500;

// synchronous=FULL: an acknowledged write is on the disk. WAL: readers never wait for a writer. Two processes may share
// a file.
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
`;

const IN_MEMORY = ":memory:";

let lastOpening: Promise<unknown> = Promise.resolve();

/**
 * Opens or creates the database, migrates its tables to the newest version and lets `seed` fill them, thousands of rows
 * without Kysely. Throws a `DataFileError` for a file that is not ours or not intact: none is ever changed or replaced
 * silently. Of a file that is given as bytes, it uses a copy in memory.
 *
 * Opens one at a time in a process: waiting synchronously for the lock of another open would keep that one from ever
 * releasing it.
 */
export async function openStore(
  file: string | Uint8Array,
  seed: (raw: DatabaseSync) => void,
  { busyMs = BUSY_MS }: { readonly busyMs?: number } = {},
): Promise<Store> {
  const opening = lastOpening.then(() => open(file, seed, busyMs));
  lastOpening = opening.catch(() => undefined);
  return opening;
}

async function open(file: string | Uint8Array, seed: (raw: DatabaseSync) => void, busyMs: number): Promise<Store> {
  const path = typeof file === "string" ? file : IN_MEMORY;
  let raw: DatabaseSync | undefined;
  try {
    makePrivate(path);
    raw = new DatabaseSync(path, { timeout: busyMs });
    if (typeof file !== "string") raw.deserialize(file);
    const inode = inodeOf(path);
    // Before anything is written, including the journal mode.
    if (!isOurs(raw)) throw new DataFileError(path, "foreign");
    if (!isSound(raw)) throw new DataFileError(path, "damaged");
    // Also keeps migrations from running over a file that something else has changed.
    const problem = await schemaProblem(raw);
    if (problem !== undefined) throw new DataFileError(path, problem);
    if (hasWrongBooks(raw, { withinMs: BOOKS_MS })) throw new DataFileError(path, "unbalanced");
    raw.exec(PRAGMAS);
    const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
    // Kysely inspects every table, even if there is nothing to do.
    if (migrationsOf(raw).length !== (await migrationNames()).length) await migrate(database);
    seed(raw);
    if (inodeOf(path) === inode) return storeOn(raw, database);
  } catch (error) {
    if (raw?.isOpen) raw.close();
    throw explain(path, error);
  }
  // A backup has replaced it meanwhile.
  raw.close();
  return open(file, seed, busyMs);
}

/**
 * Creates a missing file that only this account can read; SQLite would make it readable for everybody. Its log gets the
 * same mode.
 */
function makePrivate(path: string): void {
  if (path === IN_MEMORY) return;
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch {
    // What is wrong with it SQLite says in a moment.
  }
}

function inodeOf(path: string): bigint | undefined {
  return path === IN_MEMORY ? undefined : statSync(path, { bigint: true }).ino;
}

function explain(path: string, error: unknown): unknown {
  const problem = error instanceof MigrationError ? error.problem : problemOf(error);
  return problem === undefined ? error : new DataFileError(path, problem, error);
}

function storeOn(raw: DatabaseSync, database: Kysely<Tables>): Store {
  // From now on nothing waits in this thread: see `patiently`.
  raw.exec("pragma busy_timeout = 0");
  const transaction = transactionOn(raw);
  const exclusively = <Result>(work: () => Result) => database.connection().execute(async () => work());
  const { write, drain } = createGroupCommit(raw, transaction, exclusively);
  return {
    database,
    read: (work) =>
      patiently(() =>
        exclusively(() => {
          raw.exec("begin");
          try {
            return work(transaction);
          } finally {
            raw.exec("commit");
          }
        }),
      ),
    write,
    async close() {
      await drain();
      await database.destroy();
    },
  };
}
