import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../../usageError.ts";

/**
 * Creates a folder with files (path → content) atomically: readers see all of it or nothing, and an abort leaves
 * nothing behind.
 */
export async function writeBrandFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const brandsFolder = dirname(folder);
  let made: string | undefined;
  let draft: string | undefined;
  try {
    made = await mkdir(brandsFolder, { recursive: true });
    // Nothing treats a folder with a leading dot as a brand.
    draft = await mkdtemp(join(brandsFolder, ".new-"));
    for (const [path, content] of files) {
      const file = join(draft, "brand", path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    signal.throwIfAborted();
    await rename(join(draft, "brand"), folder);
    made = undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${folder} cannot be written: ${reason}`, { cause: error });
  } finally {
    const left = made ?? draft;
    if (left !== undefined) await rm(left, { recursive: true, force: true });
  }
}
