import { statSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "./contentHash.ts";
import { packFiles } from "./runtime/inputHash.ts";

/**
 * Changes whenever a file that packs are made from is written, besides brands. It takes sizes and times instead of
 * contents, which is ten times as fast but differs between checkouts: for caches on this machine.
 */
export async function codeStamp(root: string): Promise<string> {
  const files = await packFiles(root);
  const lines = files.map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return shortHash(lines.join("\n"));
}
