import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FilePlacer } from "./filePlacer.ts";

/** The shared files of one pack. Plain data, so that it can go to another thread. */
export interface SharedFiles {
  /** The pack's folder. */
  readonly folder: string;
  /** Where the shared files lie. */
  readonly sharedFolder: string;
  /** Files below it that the pack needs, at the same places. */
  readonly shared: readonly string[];
}

/** Brings the shared files into a pack. */
export function linkShared({ folder, sharedFolder, shared }: SharedFiles, placer: FilePlacer): void {
  for (const path of new Set(shared.map(dirname))) mkdirSync(join(folder, path), { recursive: true });
  for (const file of shared) placer.place(`${sharedFolder}/${file}`, `${folder}/${file}`);
}
