import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { DataFileError, problemOf } from "./dataFileError.ts";
import { type Write, createGroupCommit } from "./groupCommit.ts";
import { hasWrongBooks } from "./hasWrongBooks.ts";
import { isOurs, isSound } from "./inspectFile.ts";
import { MigrationError, migrate } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { patiently } from "./patiently.ts";
import { schemaProblem } from "./schemaProblem.ts";
import type { Tables } from "./tables.ts";
import { type Reading, transactionOn } from "./transaction.ts";

/** The platform's data: one connection, asked through Kysely or in transactions that run to their end in one go. */
export interface Store {
  readonly database: Kysely<Tables>;
  /** What `work` reads is the state of one moment. It must not wait for anything. */
  read<Result>(work: (reading: Reading) => Result): Promise<Result>;
  readonly write: Write;
  /** Closes the file after the last write. */
  close(): Promise<void>;
}

/** How long the start waits for another program's write to end. */
const BUSY_MS = 5000;

/** How long the start looks through the books of a large file. `livery platform` looks through all of them. */
const BOOKS_MS = 500;

// An answered write is on the disk: synchronous=FULL. Readers never wait for a writer: WAL. Two processes may share a file.
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
`;

let lastOpening: Promise<unknown> = Promise.resolve();

/**
 * Opens (or makes) the database, brings its tables to the newest form and has `seed` fill them, thousands of rows past
 * Kysely. Throws a `DataFileError` for a file that is not ours or not sound: none is ever changed or replaced silently.
 *
 * One at a time in a process: a wait for the other one's lock would keep that one from ever giving it back.
 */
export async function openStore(
  path: string,
  seed: (raw: DatabaseSync) => void,
  { busyMs = BUSY_MS }: { readonly busyMs?: number } = {},
): Promise<Store> {
  const opening = lastOpening.then(() => open(path, seed, busyMs));
  lastOpening = opening.catch(() => undefined);
  return opening;
}

async function open(path: string, seed: (raw: DatabaseSync) => void, busyMs: number): Promise<Store> {
  let raw: DatabaseSync | undefined;
  try {
    makePrivate(path);
    raw = new DatabaseSync(path, { timeout: busyMs });
    const file = inodeOf(path);
    // Before anything is written: also the kind of journal is.
    if (!isOurs(raw)) throw new DataFileError(path, "foreign");
    if (!isSound(raw)) throw new DataFileError(path, "damaged");
    // Nor does a migration run over what something else has put there.
    const problem = await schemaProblem(raw);
    if (problem !== undefined) throw new DataFileError(path, problem);
    if (hasWrongBooks(raw, { withinMs: BOOKS_MS })) throw new DataFileError(path, "unbalanced");
    raw.exec(PRAGMAS);
    const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
    await migrate(database);
    seed(raw);
    if (inodeOf(path) === file) return storeOn(raw, database);
  } catch (error) {
    if (raw?.isOpen) raw.close();
    throw explain(path, error);
  }
  // A backup took its place meanwhile.
  raw.close();
  return open(path, seed, busyMs);
}

/** Makes a missing file readable by this account alone; SQLite would let everybody read it, and gives its log the same mode. */
function makePrivate(path: string): void {
  if (path === ":memory:") return;
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch {
    // What is wrong with it SQLite says in a moment.
  }
}

function inodeOf(path: string): bigint | undefined {
  return path === ":memory:" ? undefined : statSync(path, { bigint: true }).ino;
}

function explain(path: string, error: unknown): unknown {
  const problem = error instanceof MigrationError ? error.problem : problemOf(error);
  return problem === undefined ? error : new DataFileError(path, problem, error);
}

function storeOn(raw: DatabaseSync, database: Kysely<Tables>): Store {
  // From now on nobody waits in this thread: see `patiently`.
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
