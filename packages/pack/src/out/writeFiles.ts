import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files below a folder: path → content. */
export function writeFiles(
  folder: string,
  files: readonly (readonly [file: string, content: string | Uint8Array])[],
): void {
  for (const path of new Set(files.map(([file]) => dirname(file)))) mkdirSync(join(folder, path), { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
}
