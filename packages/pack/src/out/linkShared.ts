import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FilePlacer } from "./filePlacer.ts";

/** The shared files of one pack. Plain data, so that it can be sent to another thread. */
export interface SharedFiles {
  /** The pack's folder. */
  readonly folder: string;
  /** The folder of the shared files. */
  readonly sharedFolder: string;
  /** Files below it that the pack needs, at the same paths. */
  readonly shared: readonly string[];
}

/** Places the shared files in a pack. */
export function linkShared({ folder, sharedFolder, shared }: SharedFiles, placer: FilePlacer): void {
  for (const path of new Set(shared.map(dirname))) mkdirSync(join(folder, path), { recursive: true });
  for (const file of shared) placer.place(`${sharedFolder}/${file}`, `${folder}/${file}`);
}
