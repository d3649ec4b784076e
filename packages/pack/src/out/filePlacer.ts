import { copyFileSync, linkSync, renameSync, rmSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { SHARED_FILE_TIME } from "../runtime/sharedFileTime.ts";
import { workName } from "../workName.ts";

type Link = (from: string, to: string) => void;

/** Places shared files in a pack and counts how. */
export interface FilePlacer {
  place(from: string, to: string): void;
  readonly counts: { readonly linked: number; readonly copied: number };
}

/** Error codes that mean: this file system or this pair of devices has no hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES"]);

/**
 * Hard links cost a tenth of copies and no space. Across devices, files are copied; beyond the file system's limit of
 * links to one file (EMLINK: 65,000 on ext4), the shared file gets a fresh inode to link to. `link` is a parameter
 * because no test can cause these errors on one disk.
 */
export function createFilePlacer(link: Link = linkSync): FilePlacer {
  const counts = { linked: 0, copied: 0 };
  let canLink = true;
  const copy = (from: string, to: string): void => {
    copyFileSync(from, to);
    utimesSync(to, SHARED_FILE_TIME, SHARED_FILE_TIME);
  };
  const place = (from: string, to: string): void => {
    const code = canLink ? tryLink(link, from, to) : "EXDEV";
    if (code === "EMLINK") {
      renewInode(from, copy);
      if (tryLink(link, from, to) === undefined) return void (counts.linked += 1);
    } else if (code === undefined) {
      return void (counts.linked += 1);
    } else if (!NO_LINKS.has(code)) {
      link(from, to);
    } else {
      canLink = false;
    }
    copy(from, to);
    counts.copied += 1;
  };
  return { place, counts };
}

/** The code of the error, or `undefined` if the link was created. */
function tryLink(link: Link, from: string, to: string): string | undefined {
  try {
    link(from, to);
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
  }
}

function renewInode(file: string, copy: Link): void {
  const fresh = join(dirname(file), workName("new", "inode"));
  try {
    copy(file, fresh);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}
