import * as nodeFiles from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteIncludes } from "@livery/pack/render/hosts/siteIncludes.ts";
import { UsageError } from "../../../usageError.ts";
import { releaseName } from "../delivery/release.ts";
import type { Content } from "../delivery/site.ts";
import { HIDDEN, type NewRelease, type OldRelease, releaseFolder, type Target } from "../delivery/target.ts";
import { folderState } from "./folderState.ts";
import { lostLock } from "./lostLock.ts";

/** What a folder is changed with. A parameter, so that a test can stop it at any operation. */
export type Files = Pick<
  typeof nodeFiles,
  "copyFile" | "link" | "mkdir" | "readdir" | "readFile" | "rename" | "rm" | "symlink" | "writeFile"
>;

/**
 * A folder of this machine. `<id>` is a link to the release that the brand serves; `.livery/releases/<id>/` has its
 * releases, whose files are hard links to `.livery/store/<sha256>`. Drafts are in `.livery/work/`, and get their place by
 * a rename when they are whole.
 */
export function openFolderTarget(root: string, files: Files = nodeFiles): Target {
  const at = (path: string): string => join(root, path);
  const hidden = (path: string): string => join(root, HIDDEN, path);
  const readLock = (): Promise<string | undefined> => readIfThere(files, hidden("lock"));
  const place = async ({ id, release, files: own, carried }: NewRelease): Promise<void> => {
    const draft = hidden(`work/${id}`);
    await files.rm(draft, { recursive: true, force: true });
    const paths = [...carried, ...own];
    for (const folder of new Set(paths.map(([path]) => dirname(path))))
      await files.mkdir(join(draft, folder), { recursive: true });
    for (const [path, sha256] of paths) await linkOrCopy(files, hidden(`store/${sha256}`), join(draft, path));
    const target = at(releaseFolder(id, releaseName(release)));
    for (const [path, text] of siteIncludes(target)) await files.writeFile(join(draft, path), text);
    await files.mkdir(dirname(target), { recursive: true });
    await files.rename(draft, target);
  };
  return {
    address: root,
    state: () => folderState(root),
    read: (paths) => Promise.all(paths.map((path) => readIfThere(files, at(path)))),
    async lock(holder) {
      await files.mkdir(hidden(""), { recursive: true }).catch((error: unknown) => {
        throw new UsageError(`The folder ${root} cannot be written: ${messageOf(error)}.`, { cause: error });
      });
      try {
        await files.writeFile(hidden("lock"), holder, { flag: "wx" });
        return undefined;
      } catch (error) {
        if (codeOf(error) !== "EEXIST") throw error;
        return (await readLock()) ?? "";
      }
    },
    async unlock(holder) {
      if (holder !== undefined && (await readLock()) !== holder) return;
      await files.rm(hidden("lock"), { force: true });
    },
    async put(contents, onSent) {
      await files.rm(hidden("work"), { recursive: true, force: true });
      for (const folder of ["work", "store"]) await files.mkdir(hidden(folder), { recursive: true });
      for (const content of contents) {
        await store(files, content, hidden(`work/${content.sha256}`), hidden(`store/${content.sha256}`));
        onSent([content]);
      }
    },
    async link(releases) {
      for (const release of releases) await place(release);
    },
    async show(releases, holder) {
      for (const { id, release } of releases) {
        if ((await readLock()) !== holder) throw lostLock(root);
        const draft = hidden(`work/${id}`);
        await files.mkdir(hidden("work"), { recursive: true });
        await files.rm(draft, { force: true });
        await files.symlink(releaseFolder(id, releaseName(release)), draft);
        await files.rename(draft, at(id));
      }
    },
    async delete(releases, assets) {
      for (const { id, path } of assets)
        for (const name of await files.readdir(hidden(`releases/${id}`)))
          await files.rm(hidden(`releases/${id}/${name}/${path}`), { force: true });
      for (const old of releases) await discard(files, root, old);
      await files.rm(hidden("work"), { recursive: true, force: true });
      for (const sha256 of (await folderState(root)).unused) await files.rm(hidden(`store/${sha256}`), { force: true });
    },
  };
}

async function store(files: Files, content: Content, draft: string, target: string): Promise<void> {
  const bytes = await content.read?.();
  if (!bytes) throw new Error(`Content ${content.sha256} cannot be read.`);
  // On disk before it has its name: nothing looks at it again.
  await files.writeFile(draft, bytes, { flush: true });
  await files.rename(draft, target);
}

/** A release has its name as long as it is whole. */
async function discard(files: Files, root: string, { id, release }: OldRelease): Promise<void> {
  const name = releaseName(release);
  const work = join(root, HIDDEN, "work");
  await files.mkdir(work, { recursive: true });
  await files.rm(join(work, name), { recursive: true, force: true });
  await files.rename(join(root, releaseFolder(id, name)), join(work, name));
  await files.rm(join(work, name), { recursive: true, force: true });
}

/** Some file systems have no links, and each has a limit of links to one file (EMLINK: 65,000 on ext4). */
async function linkOrCopy(files: Files, from: string, to: string): Promise<void> {
  await files.link(from, to).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT" || codeOf(error) === undefined) throw error;
    return files.copyFile(from, to);
  });
}

async function readIfThere(files: Files, path: string): Promise<string | undefined> {
  try {
    return await files.readFile(path, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
