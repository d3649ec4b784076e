import { isWhollySound } from "@livery/gateway/store/inspectFile.ts";
import { openStore } from "@livery/gateway/store/openStore.ts";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Books, readBooks } from "./readBooks.ts";
import { DATA_FILE } from "./recordRun.ts";
import type { Files } from "./simulatedDisk.ts";

/** Writes files into a new, empty folder. */
export function writeImage(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}

/**
 * Opens an image like the platform after a power loss, checks every page and index, and reads its books. Returns a text
 * with the reason if that is not possible.
 */
export async function openImage(folder: string): Promise<Books | string> {
  let books: Books | string = "it was not looked at";
  try {
    const store = await openStore(join(folder, DATA_FILE), (raw) => {
      books = isWhollySound(raw) ? readBooks(raw) : "its pages or indexes are damaged";
    });
    await store.close();
    return books;
  } catch (error) {
    return `it does not open: ${error instanceof Error ? error.message : String(error)}`;
  }
}
