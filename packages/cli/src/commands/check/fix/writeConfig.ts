import { randomUUID } from "node:crypto";
import { access, constants, lstat, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../../../usageError.ts";

/**
 * Puts a new text in the place of a config at once: whoever reads it gets the old or the new one, and its permissions stay.
 * Refused with a `UsageError`: links, files that may not be written, and files that no longer hold the text that was read.
 */
export async function writeConfig(file: string, before: string, after: string): Promise<void> {
  const folder = dirname(file);
  // A name with a dot is no part of a brand to anybody.
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

/** The permissions of a config that may be replaced; throws what speaks against it. */
async function modeOf(file: string, folder: string, before: string): Promise<number> {
  const [found, place] = await Promise.all([lstat(file), lstat(folder)]);
  if (!found.isFile() || !place.isDirectory()) throw new Error("it is a link, or stands in one.");
  await access(file, constants.W_OK);
  // Compared as bytes: what is not UTF-8 would not survive.
  if (!(await readFile(file)).equals(Buffer.from(before)))
    throw new Error("it was changed in the meantime. Try again.");
  return found.mode & 0o777;
}
