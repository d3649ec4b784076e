import { randomInt } from "node:crypto";
import { mkdir, readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PackError, writeRefusal } from "./packError.ts";
import { bundleInOwnProcess } from "./runtime/bundleInOwnProcess.ts";
import { inputHash } from "./runtime/inputHash.ts";
import { publishBuild, readBuild, removeOldBuilds } from "./runtime/runtimeCache.ts";
import type { RuntimeManifest } from "./runtime/runtimeManifest.ts";
import { cacheFolder, workspaceRoot } from "./workspace.ts";
import { isAbandoned, parseWorkName, workName } from "./workName.ts";

export interface RuntimeBuild {
  /** Folder whose `assets/` the packs link to. */
  readonly directory: string;
  readonly manifest: RuntimeManifest;
  /** Hash of all inputs. */
  readonly hash: string;
  /** Whether this run made it; otherwise it came from the cache. */
  readonly fresh: boolean;
}

interface BuildOptions {
  /** Receives a short phrase as each step of a fresh build starts. */
  readonly onProgress?: (step: string) => void;
  readonly signal?: AbortSignal;
  /** Folder in which builds are kept between runs. */
  readonly cache?: string;
}

/**
 * The runtime, built once for all brands and cached by the hash of its inputs. Throws a `PackError` for problems that a
 * person can fix (the budget, a mixed chunk); a failing bundler is an ordinary error with its whole message.
 */
export async function buildRuntime(options: BuildOptions = {}): Promise<RuntimeBuild> {
  const { signal, cache = join(cacheFolder, "runtime") } = options;
  const hash = inputHash(workspaceRoot);
  const directory = join(cache, hash);
  for (;;) {
    const known = await readBuild(directory);
    if (known !== undefined) {
      const now = new Date();
      // Another account's build serves as well: that it was used is only for clearing up.
      await utimes(directory, now, now).catch(() => undefined);
      return { directory, manifest: known, hash, fresh: false };
    }
    if ((await underWay(cache, hash)).length === 0 && (await makeBuild(cache, hash, options))) break;
    // Random delays: processes that gave way to each other would otherwise collide again.
    await pause(randomInt(50, 150), undefined, signal === undefined ? {} : { signal });
  }
  await removeOldBuilds(cache);
  const manifest = await readBuild(directory);
  if (manifest === undefined) throw new Error(`The build of the runtime in ${directory} is incomplete`);
  return { directory, manifest, hash, fresh: true };
}

/**
 * Makes the build, or returns false if another process has started the same one. It creates its folder first and looks
 * for others second: of two processes, at least one sees the other, so that never both continue.
 */
async function makeBuild(cache: string, hash: string, { onProgress, signal }: BuildOptions): Promise<boolean> {
  const name = workName("new", hash);
  const staging = join(cache, name);
  try {
    await mkdir(staging, { recursive: true });
    if ((await underWay(cache, hash)).some((other) => other !== name)) return false;
    await bundleInOwnProcess(staging, onProgress, signal);
    await publishBuild(staging, join(cache, hash));
    return true;
  } catch (error) {
    const refusal = writeRefusal(error);
    if (refusal === undefined) throw error;
    throw new PackError(`The runtime was not built in ${cache}, because ${refusal}. Change that and build again.`, {
      cause: error,
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Names of the folders in which running processes make this build. */
async function underWay(cache: string, hash: string): Promise<string[]> {
  const names = await readdir(cache).catch(() => []);
  return names.filter((name) => parseWorkName(name)?.subject === hash && !isAbandoned(name));
}
