import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import type { Tables } from "./tables.ts";

/** The platform's data: one connection, asked through Kysely. */
interface Store {
  readonly database: Kysely<Tables>;
  close(): Promise<void>;
}

// An answered write is on the disk: synchronous=FULL. Readers never wait for a writer: WAL. Two processes may share a file.
const PRAGMAS = `
  pragma busy_timeout = 5000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
`;

let lastOpening: Promise<unknown> = Promise.resolve();

/**
 * Opens (or makes) the database, brings its tables to the newest form and has `seed` fill them, thousands of rows past
 * Kysely. Throws with the file's name when it is no database of ours: a damaged file is never silently replaced.
 *
 * One at a time in a process: a wait for the other one's lock would keep that one from ever giving it back.
 */
export async function openStore(path: string, seed: (raw: DatabaseSync) => void): Promise<Store> {
  const opening = lastOpening.then(() => open(path, seed));
  lastOpening = opening.catch(() => undefined);
  return opening;
}

async function open(path: string, seed: (raw: DatabaseSync) => void): Promise<Store> {
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(path);
    raw.exec(PRAGMAS);
    const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
    await migrate(database);
    seed(raw);
    return { database, close: () => database.destroy() };
  } catch (error) {
    if (raw?.isOpen) raw.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The platform cannot use its data file ${path}: ${reason}`, { cause: error });
  }
}
