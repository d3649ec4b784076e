import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { compareText } from "../compareText.ts";
import { PackError } from "../packError.ts";
import { isAbandoned, parseWorkName, workName } from "../workName.ts";
import { refuseForeign, refuseForeignInside } from "./foreignFiles.ts";
import { readPackManifest } from "./packManifest.ts";
import { removeRecord } from "./packRecord.ts";
import { swapFolders } from "./swapFolders.ts";

/** Where packs are written and published. */
export interface Staging {
  readonly path: string;
  /** A new, empty folder next to the packs, to write this brand's pack in. */
  stage(id: string): string;
  /** Replaces the brand's pack with a staged folder. */
  publish(id: string, staged: string): void;
  /** Deletes staged but unpublished packs. */
  discard(): void;
}

/** The folder for packs. Nothing outside it is written, and nothing in it that Livery did not make. */
export interface OutFolder extends Staging {
  /** Ids of the existing packs that are not among these, sorted. */
  packsBut(ids: readonly string[]): string[];
  remove(id: string): void;
}

/**
 * Opens a folder for packs, creates it if needed, and cleans up after interrupted builds. Throws a `PackError` if the
 * folder contains anything that Livery did not make.
 *
 * Two builds at once are safe: each stages under its own name, and a pack is replaced by rename. The later one wins.
 */
export function openOutFolder(path: string): OutFolder {
  const folder = makeFolder(resolve(path));
  refuseForeign(folder);
  recover(folder);
  return {
    ...stagingIn(folder),
    packsBut: (ids) => listPacks(folder, new Set(ids)),
    remove(id) {
      const target = join(folder, id);
      refuseForeignInside(target);
      const aside = join(folder, workName("old", id));
      renameSync(target, aside);
      rmSync(aside, { recursive: true });
      removeRecord(folder, id);
    },
  };
}

/** For a thread of a process that has opened the folder. */
export function stagingIn(folder: string): Staging {
  const staged = new Set<string>();
  return {
    path: folder,
    stage(id) {
      const work = join(folder, workName("new", id));
      mkdirSync(work);
      staged.add(work);
      return work;
    },
    publish(id, work) {
      const target = join(folder, id);
      refuseForeignInside(target);
      swapFolders(work, target, join(folder, workName("old", id)));
      staged.delete(work);
    },
    discard() {
      for (const work of staged) rmSync(work, { recursive: true, force: true });
      staged.clear();
    },
  };
}

/** Ids of the packs in a folder without some, sorted; empty if the folder does not exist. */
function listPacks(folder: string, but: ReadonlySet<string>): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((name) => !but.has(name) && readPackManifest(join(folder, name)) !== undefined)
    .toSorted(compareText);
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return realpathSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new PackError(`The folder ${path} cannot be created${code}. Choose another one with --out.`, {
      cause: error,
    });
  }
}

/**
 * If a build was killed between the two renames, its brand has no pack: the old one is restored. All other leftovers of
 * dead processes are deleted.
 */
function recover(folder: string): void {
  for (const name of readdirSync(folder).filter(isAbandoned)) {
    const left = parseWorkName(name);
    const target = left === undefined ? undefined : join(folder, left.subject);
    if (left?.kind === "old" && target !== undefined && !existsSync(target)) renameSync(join(folder, name), target);
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
}
