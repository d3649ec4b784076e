import { copyDatabase } from "@livery/gateway/store/copyDatabase.ts";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withAdvice } from "../../server/dataFile.ts";

/**
 * Copies the data, or a backup of it, into a folder beside `to` that only this account may enter, looks through the copy, writes it
 * through to the disk, and lets `place` move it from there. Nothing of it stays when anything fails.
 */
export async function copyVerified(
  { from, to, of }: { readonly from: string; readonly to: string; readonly of: "data" | "backup" },
  place: (copy: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(to), ".livery-copy-"));
  try {
    const copy = join(folder, "platform.sqlite");
    await copyDatabase(from, copy).catch((error: unknown) => {
      throw withAdvice(error, of);
    });
    await chmod(copy, 0o600);
    const file = await open(copy, "r+");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await place(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
