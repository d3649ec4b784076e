import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** The folders of a brand that contain files; nothing below them is read. */
const PARTS = ["", "assets", "locales"] as const;

/**
 * Waits this long after a change for further ones, in ms: editors write a file in steps, and copies arrive in parts.
 */
const SETTLE = 60;

interface Watched {
  readonly watcher: FSWatcher;
  /** Distinguishes a folder from another one that took its name, which the watcher does not notice. */
  readonly identity: string;
}

/**
 * Calls `changed` when something in a folder of brand folders changes: files, whole brands, and files replaced by a
 * rename, as many editors do. Folders are watched one by one, which works the same on every system.
 */
export function watchBrandFolders(brandsFolder: string, changed: () => void, settle = SETTLE): { close(): void } {
  const watchers = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;

  function notice(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      changed();
    }, settle);
  }

  /** Watches exactly the folders that exist now. */
  function follow(): void {
    const present = new Map(foldersOf(brandsFolder).map((folder) => [folder, identityOf(folder)]));
    for (const [folder, { identity }] of watchers) if (present.get(folder) !== identity) drop(folder);
    for (const [folder, identity] of present) if (!watchers.has(folder)) start(folder, identity);
  }

  function start(folder: string, identity: string): void {
    try {
      const watcher = watch(folder, notice);
      // The parent folder's watcher notices a removed folder.
      watcher.on("error", () => drop(folder));
      watchers.set(folder, { watcher, identity });
    } catch {
      // It was removed before the watch started.
    }
  }

  function drop(folder: string): void {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  }

  follow();
  return {
    close() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) drop(folder);
    },
  };
}

/** Inode numbers are reused at once, so the creation time is included. */
function identityOf(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false });
  return `${found?.ino} ${found?.birthtimeMs}`;
}

function foldersOf(brandsFolder: string): string[] {
  const brands = subfolders(brandsFolder).map((id) => join(brandsFolder, id));
  const parts = brands.flatMap((brand) => {
    const present = subfolders(brand);
    return PARTS.filter((part) => part === "" || present.includes(part)).map((part) => join(brand, part));
  });
  return [brandsFolder, ...parts];
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith(".") && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
