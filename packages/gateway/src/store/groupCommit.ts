import type { DatabaseSync } from "node:sqlite";
import { patiently } from "./patiently.ts";
import { TransactionLost, type Writing } from "./transaction.ts";

/** How many operations share a commit at most, because readers in this process wait for it. */
const LARGEST_GROUP = 64;

/**
 * Runs `work` in a write transaction. The promise resolves only after a durable commit. If `work` throws, only its own
 * changes are undone. `work` must not await anything.
 */
export type Write = <Result>(work: (writing: Writing) => Result) => Promise<Result>;

/** An operation in the queue. */
interface Waiting {
  /** Runs the operation and returns a function that settles its promise after the commit. */
  readonly execute: (writing: Writing) => () => void;
  readonly fail: (reason: unknown) => void;
}

interface GroupCommit {
  readonly write: Write;
  /** Resolves when every operation so far is committed or has failed. */
  drain(): Promise<void>;
}

/**
 * The single writer of a database: operations that arrive during a commit are committed together, each in its own
 * savepoint. `exclusively` gives the connection to one function at a time.
 */
export function createGroupCommit(
  raw: DatabaseSync,
  writing: Writing,
  exclusively: <Result>(work: () => Result) => Promise<Result>,
): GroupCommit {
  const queue: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    // Other operations of this turn of the event loop join the group.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const group = queue.splice(0, LARGEST_GROUP);
      try {
        await patiently(() => exclusively(() => commitGroup(raw, writing, group)));
      } catch (error) {
        for (const { fail } of group) fail(error);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    flushing = undefined;
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        const execute = (transaction: Writing) => {
          try {
            const result = transaction.attempt(() => work(transaction));
            return () => resolve(result);
          } catch (error) {
            if (error instanceof TransactionLost) throw error;
            return () => reject(error as Error);
          }
        };
        queue.push({ execute, fail: reject });
        flushing ??= flush();
      }),
    drain: async () => flushing,
  };
}

/**
 * Commits all operations durably at once. Only its `begin` can fail because another program holds the file. Throws if
 * there was no commit: then none of them has written anything.
 */
function commitGroup(raw: DatabaseSync, writing: Writing, group: readonly Waiting[]): void {
  raw.exec("begin immediate");
  let answers: (() => void)[];
  try {
    answers = group.map(({ execute }) => execute(writing));
    raw.exec("commit");
  } catch (error) {
    if (raw.isTransaction) raw.exec("rollback");
    throw error instanceof TransactionLost ? error.cause : error;
  }
  for (const answer of answers) answer();
}
