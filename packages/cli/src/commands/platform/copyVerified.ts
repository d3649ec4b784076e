import { copyDatabase } from "@livery/gateway/store/copyDatabase.ts";
import { rmSync } from "node:fs";
import { chmod, copyFile, mkdtemp, open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { withAdvice } from "../../server/dataFile.ts";

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly of: "data" | "backup";
  readonly signal: AbortSignal;
  /** Checks the bytes of `from` before anything reads them as data; they can no longer be changed then. */
  readonly inspect?: (bytes: string) => Promise<void>;
  /** Completes the verified copy before it is flushed. */
  readonly finish?: (copy: string) => Promise<void>;
}

/**
 * Copies the data, or a backup of it, into a folder next to `to` that only this account may enter. It verifies the
 * copy, flushes it to the disk, and lets `place` move it from there. If anything fails or `signal` aborts, nothing is
 * left behind; once `place` has started, it runs to its end.
 */
export async function copyVerified(
  { from, to, of, signal, inspect, finish }: Copying,
  place: (copy: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(to), ".livery-copy-"));
  const tidy = (): void => rmSync(folder, { recursive: true, force: true });
  // A second signal ends the process at once.
  process.once("exit", tidy);
  try {
    const copy = join(folder, "platform.sqlite");
    let source = from;
    if (inspect) {
      source = join(folder, basename(from));
      await copyFile(from, source);
      await inspect(source);
    }
    await copyDatabase(source, copy, { named: from }).catch((error: unknown) => {
      throw withAdvice(error, of);
    });
    await finish?.(copy);
    await chmod(copy, 0o600);
    const file = await open(copy, "r+");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    signal.throwIfAborted();
    await place(copy);
  } finally {
    tidy();
    process.off("exit", tidy);
  }
}
