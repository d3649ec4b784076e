import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import type { Connect } from "vite";
import { isWithin } from "../isWithin.ts";

interface FileGuardOptions {
  /** Addresses without a prefix are relative to this folder. */
  readonly root: string;
  /** The folders whose files may be requested, except those whose path below one has a name with a dot in front… */
  readonly shown: readonly string[];
  /** …and these folders, even if they are in one of them. */
  readonly hidden: readonly string[];
  /** A folder below a name with a dot whose files may be requested. */
  readonly cache: string;
}

/**
 * Responds with 404 to requests for files that a development server must not show: the platform's data, the brands'
 * sources, files whose name begins with a dot. Vite compares addresses; this compares the files that they lead to, so
 * that no spelling and no link leads around it.
 */
export function fileGuard({ root, shown, hidden, cache }: FileGuardOptions): Connect.NextHandleFunction {
  const places = Promise.all([realOf(shown), realOf(hidden), realOf([cache])]);

  async function isShown(file: string): Promise<boolean> {
    const [open, closed, caches] = await places;
    if (isWithin(file, closed)) return false;
    if (isWithin(file, caches)) return true;
    return open.some((folder) => isWithin(file, [folder]) && !/(?:^|[\\/])\./.test(relative(folder, file)));
  }

  return (request, response, next) => {
    void (async () => {
      for (const file of await filesAt(request.url ?? "/", root)) {
        if (await isShown(file)) continue;
        response.statusCode = 404;
        return void response.end("Not found.\n");
      }
      next();
    })().catch(next);
  };
}

/** The files, with links followed, that an address may lead to; none if there is no such file. */
async function filesAt(address: string, root: string): Promise<string[]> {
  const path = decoded(address.replace(/[?#].*$/s, "")).replace(/^\/+(?:@(?:fs|id)\/+)*/, "/");
  const files = [join(root, path), resolve(sep, path)].map(async (file) => {
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    return isFile ? [await realpath(file)] : [];
  });
  return (await Promise.all(files)).flat();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll("\0", "");
  } catch {
    return path;
  }
}

/** Folders with links followed; one that does not exist yet stays as it is. */
function realOf(folders: readonly string[]): Promise<string[]> {
  return Promise.all(folders.map((folder) => realpath(folder).catch(() => resolve(folder))));
}
