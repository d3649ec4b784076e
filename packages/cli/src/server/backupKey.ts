import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usageError.ts";
import { writeSecret } from "./writeSecret.ts";

const BYTES = 32;

/** Where the key for backups of the data in a folder is. */
export function backupKeyFile(folder: string): string {
  return join(folder, "backup-key");
}

/** The secret that signs the backups of the data in a folder, if one was made there. */
export async function readBackupKey(folder: string): Promise<Buffer | undefined> {
  const file = backupKeyFile(folder);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`The key ${file} cannot be read. Check who may read it.`, { cause: error });
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), "hex");
  if (key.length !== BYTES) {
    throw new UsageError(
      `${file} is not a key. Put back the one that signed your backups, or delete it: the next backup creates another.`,
    );
  }
  return key;
}

/** The same, created if there is none yet. Two callers at once get the same key. */
export async function backupKeyOf(folder: string): Promise<Buffer> {
  const known = await readBackupKey(folder);
  if (known) return known;
  const key = randomBytes(BYTES);
  try {
    await writeSecret(backupKeyFile(folder), `${key.toString("hex")}\n`);
    return key;
  } catch (error) {
    const made = await readBackupKey(folder);
    if (made) return made;
    throw error;
  }
}
