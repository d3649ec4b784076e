import { randomUUID } from "node:crypto";
import { access, constants, lstat, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../../../usageError.ts";

/**
 * Replaces a config atomically: readers see the old or the new text, and its permissions are kept. Throws a
 * `UsageError` for links, for read-only files, and for files that no longer contain the text that was read.
 */
export async function writeConfig(file: string, before: string, after: string): Promise<void> {
  const folder = dirname(file);
  // Nothing treats a file with a leading dot as part of a brand.
  const draft = join(folder, `.${randomUUID()}.tmp`);
  try {
    const mode = await modeOf(file, folder, before);
    try {
      await using handle = await open(draft, "wx", mode);
      await handle.chmod(mode);
      await handle.writeFile(after);
      await handle.sync();
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${reason}`, { cause: error });
  }
}

/** The permissions of a config that may be replaced; throws the reason if it may not. */
async function modeOf(file: string, folder: string, before: string): Promise<number> {
  const [found, place] = await Promise.all([lstat(file), lstat(folder)]);
  if (!found.isFile() || !place.isDirectory()) throw new Error("it is a link, or inside one.");
  await access(file, constants.W_OK);
  // Compared as bytes: invalid UTF-8 would be lost.
  if (!(await readFile(file)).equals(Buffer.from(before)))
    throw new Error("it was changed in the meantime. Try again.");
  return found.mode & 0o777;
}
