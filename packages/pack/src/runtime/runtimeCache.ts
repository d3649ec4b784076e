import { readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../contentHash.ts";
import { isAbandoned } from "../workName.ts";
import type { FileFacts, RuntimeManifest } from "./runtimeManifest.ts";
import { SHARED_FILE_TIME } from "./sharedFileTime.ts";

/** Older builds are kept so that switching back to a branch is fast; beyond this number they are deleted. */
const KEPT_BUILDS = 4;

/** Another process may have published the same build meanwhile; its bytes are the same. */
export async function publishBuild(staging: string, directory: string): Promise<void> {
  if ((await readBuild(directory)) !== undefined) return;
  await rm(directory, { recursive: true, force: true });
  await rename(staging, directory).catch(async (error: unknown) => {
    if ((await readBuild(directory)) === undefined) throw error;
  });
}

/** The manifest of a cached build, or `undefined` unless all of its files exist and are unchanged. */
export async function readBuild(directory: string): Promise<RuntimeManifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(join(directory, "runtime-manifest.json"), "utf8")) as RuntimeManifest;
    const intact = await Promise.all(
      Object.entries(manifest.files).map(([file, facts]) => isUnaltered(join(directory, file), facts)),
    );
    return intact.every(Boolean) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A matching time is enough; a file with another time is read, because some tools touch files without changing them.
 */
async function isUnaltered(path: string, { bytes, sha256: expected }: FileFacts): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  if (size !== bytes) return false;
  if (mtimeMs === SHARED_FILE_TIME.getTime()) return true;
  if (sha256(await readFile(path)) !== expected) return false;
  await utimes(path, SHARED_FILE_TIME, SHARED_FILE_TIME);
  return true;
}

/** Deletes all except the most recently used builds, and leftovers of killed builds. */
export async function removeOldBuilds(cache: string): Promise<void> {
  const found = await readdir(cache);
  for (const name of found.filter(isAbandoned)) await rm(join(cache, name), { recursive: true, force: true });
  const names = found.filter((name) => !name.startsWith("."));
  const dated = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })));
  const old = dated.toSorted((a, b) => b.used - a.used).slice(KEPT_BUILDS);
  for (const { name } of old) await rm(join(cache, name), { recursive: true, force: true });
}
