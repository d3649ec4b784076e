import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { RECORDS } from "./recordsFolder.ts";

/** SQLite's code for a lock that another connection has. */
const BUSY = 5;
const PAUSE_MS = 100;

interface TurnOptions {
  /** Called once if another build is packing. */
  readonly onWait?: () => void;
  readonly signal?: AbortSignal;
}

/** The right to pack into a folder, until it is disposed of. */
interface Turn extends Disposable {
  /** Whether another build had it first. */
  readonly hasWaited: boolean;
}

/**
 * Waits until no other build packs into the folder `out`. The lock is the system's: it ends with its process, however that
 * ends. Where the file system has no locks, builds run beside each other, which is safe (outFolder.ts) but does work twice.
 */
export async function takeTurn(out: string, { onWait, signal }: TurnOptions): Promise<Turn> {
  const database = openLock(out);
  let hasWaited = false;
  while (!lock(database)) {
    if (!hasWaited) onWait?.();
    hasWaited = true;
    await pause(PAUSE_MS, undefined, signal && { signal }).catch((error: unknown) => {
      database?.close();
      throw error;
    });
  }
  return { hasWaited, [Symbol.dispose]: () => database?.close() };
}

function openLock(out: string): DatabaseSync | undefined {
  try {
    mkdirSync(join(out, RECORDS), { recursive: true });
    return new DatabaseSync(join(out, RECORDS, "turn.lock"));
  } catch {
    return undefined;
  }
}

/** Whether the lock is this build's now; also if there can be none. */
function lock(database: DatabaseSync | undefined): boolean {
  try {
    database?.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    return !(error instanceof Error && "errcode" in error && error.errcode === BUSY);
  }
}
