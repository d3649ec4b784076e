import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { PackError } from "../packError.ts";
import { parseWorkName } from "../workName.ts";
import { PACK_MANIFEST, readPackManifest, UNLISTED } from "./packManifest.ts";
import { RECORDS, recordFile } from "./recordsFolder.ts";

/** Files that desktops and hosts create in any folder. */
const HARMLESS: ReadonlySet<string> = new Set([".DS_Store", "Thumbs.db", ".gitignore", ".gitkeep"]);

/** Throws a `PackError` if a folder for packs contains anything else. */
export function refuseForeign(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isOwn = entry.name === RECORDS || parseWorkName(entry.name) !== undefined;
    if (HARMLESS.has(entry.name) || (entry.isDirectory() && isOwn)) continue;
    const path = join(folder, entry.name);
    // A thousand manifests take long to read, and a pack is looked at again before it is replaced.
    const isRecorded = () => existsSync(recordFile(folder, entry.name)) && existsSync(join(path, PACK_MANIFEST));
    const isPack = () => entry.isDirectory() && (isRecorded() || readPackManifest(path) !== undefined);
    if (!standsAndIsNot(path, isPack)) continue;
    throw new PackError(
      `${path} is not a pack that Livery made, so ${folder} may contain your own files. ` +
        `Choose a folder only for packs with --out, or move it away.`,
    );
  }
}

/**
 * Throws a `PackError` if a pack contains a foreign file: the pack is replaced as a whole, and the file would be lost.
 */
export function refuseForeignInside(pack: string): void {
  let foreign: string | undefined;
  const whole = (): boolean => {
    const files = lstatSync(pack).isDirectory() ? readPackManifest(pack)?.files : undefined;
    foreign = files === undefined ? pack : findForeign(pack, files);
    return foreign === undefined;
  };
  if (!standsAndIsNot(pack, whole)) return;
  throw new PackError(`${foreign} is not a file that Livery made. Move it away: a pack is replaced as a whole.`);
}

/**
 * Whether `path` certainly exists and is not `fine`: another build may replace the pack in the meantime, so it is
 * checked twice.
 */
function standsAndIsNot(path: string, fine: () => boolean): boolean {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const before = lstatSync(path, { throwIfNoEntry: false });
    if (before === undefined || isFine(fine)) return false;
    const after = lstatSync(path, { throwIfNoEntry: false });
    if (after?.ino === before.ino && after.ctimeMs === before.ctimeMs) return true;
  }
  return false;
}

function isFine(fine: () => boolean): boolean {
  try {
    return fine();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

function findForeign(pack: string, files: Readonly<Record<string, unknown>>): string | undefined {
  const foreign = filesInside(pack).find((name) => !UNLISTED.includes(name) && !Object.hasOwn(files, name));
  return foreign === undefined ? undefined : join(pack, foreign);
}

/** The files of a pack, from its folder, without those that desktops and hosts create. */
export function filesInside(pack: string): readonly string[] {
  return readdirSync(pack, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !HARMLESS.has(entry.name))
    .map((entry) => relative(pack, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
