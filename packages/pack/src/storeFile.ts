import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { workName } from "./workName.ts";

/** Writes a file of a cache: readers see the whole file or none. */
export async function storeFile(file: string, content: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, workName("new", basename(file)));
  await writeFile(draft, content);
  await rename(draft, file);
}
