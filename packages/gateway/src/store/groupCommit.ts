import type { DatabaseSync } from "node:sqlite";
import { patiently } from "./patiently.ts";
import { TransactionLost, type Writing } from "./transaction.ts";

/** How many operations share a commit at most: readers of this process wait for it. */
const LARGEST_GROUP = 64;

/**
 * Does `work` in a write transaction. The promise is kept only after a durable commit; what `work` throws undoes what it
 * did, and nothing else. `work` must not wait for anything.
 */
export type Write = <Result>(work: (writing: Writing) => Result) => Promise<Result>;

/** An operation that waits for its turn. */
interface Waiting {
  /** Does it, and returns how to answer it after the commit. */
  readonly execute: (writing: Writing) => () => void;
  readonly fail: (reason: unknown) => void;
}

interface GroupCommit {
  readonly write: Write;
  /** Kept when every operation so far is committed or has failed. */
  drain(): Promise<void>;
}

/**
 * The one writer of a database: what is asked for while the last commit was on its way to the disk is committed together,
 * each operation in a savepoint of its own. `exclusively` gives the connection to one function at a time.
 */
export function createGroupCommit(
  raw: DatabaseSync,
  writing: Writing,
  exclusively: <Result>(work: () => Result) => Promise<Result>,
): GroupCommit {
  const queue: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    // Whatever else arrived in this turn of the event loop joins the group.
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

/** One durable commit for all. Only its beginning can fail because another program holds the file. Throws when there was none: then nothing of any of them is written. */
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
