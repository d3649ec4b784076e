import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FilePlacer } from "./filePlacer.ts";

/** Everything that one pack puts on the disk. Plain data, so that it can go to another thread. */
export interface PackFiles {
  /** An empty folder. */
  readonly folder: string;
  /** The brand's own files: place in the folder → content. */
  readonly own: readonly (readonly [file: string, content: string | Uint8Array])[];
  /** Where the shared files lie. */
  readonly sharedFolder: string;
  /** Files below it that the pack needs, at the same places. */
  readonly shared: readonly string[];
}

/** Fills a staged folder. */
export function writePack({ folder, own, sharedFolder, shared }: PackFiles, placer: FilePlacer): void {
  const inside = [...own.map(([file]) => file), ...shared].map(dirname);
  for (const path of new Set(inside)) mkdirSync(join(folder, path), { recursive: true });
  for (const [file, content] of own) writeFileSync(join(folder, file), content);
  for (const file of shared) placer.place(`${sharedFolder}/${file}`, `${folder}/${file}`);
}
