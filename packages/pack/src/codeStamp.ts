import { type Stats, lstatSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "./contentHash.ts";
import { packFiles } from "./runtime/inputHash.ts";

/**
 * Changes whenever a file that packs are made from is written, besides brands, or one of some packages more. It takes sizes
 * and times instead of contents, which is ten times as fast but differs between checkouts: for caches on this machine.
 */
export function codeStamp(root: string, more: readonly string[] = []): string {
  const files = packFiles(root, more);
  return shortHash(files.map((file) => fileStamp(file, lstatSync(join(root, file)))).join("\n"));
}

/** A line that changes when a file is written or replaced. */
export const fileStamp = (name: string, { size, mtimeMs, ctimeMs, ino }: Stats): string =>
  `${name} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
