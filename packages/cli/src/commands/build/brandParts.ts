import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { defaultBrandsFolder, workspaceRoot } from "@livery/pack/workspace.ts";
import type { Shard } from "../../options.ts";
import type { Selection } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";

/** What a pack is made from besides its brand: a change there touches every brand. */
const CODE = /^(?:packages\/|schemas\/|package-lock\.json$)/;

/** Tests, stories and texts about the code are in no pack. */
const NOT_PACKED = /\.(?:test|stories|fixture)\.tsx?$|(?:^|\/)README\.md$|\/testing\//;

/**
 * Ids of the brand folders that differ from a Git commit, also in files that Git does not know yet; `undefined` if the
 * code differs, which touches every brand, or if there is no earlier commit, which CI systems write as zeros. Throws a `UsageError` where Git cannot say.
 */
export async function touchedBrands(
  commit: string,
  brandsFolder = defaultBrandsFolder,
): Promise<ReadonlySet<string> | undefined> {
  if (/^0+$/.test(commit)) return undefined;
  const [folder, code] = [realpathSync(resolve(brandsFolder)), realpathSync(workspaceRoot)];
  const top = (await git(folder, "rev-parse", "--show-toplevel")).replace(/\n$/u, "");
  const lists = [
    await git(top, "diff", "--name-only", "--no-renames", "--merge-base", "-z", commit, "--"),
    await git(top, "ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const files = lists.flatMap((list) => list.split("\0").filter(Boolean)).map((file) => join(top, file));
  const below = (root: string) => files.map((file) => relative(root, file).split(sep).join("/"));
  if (below(code).some((file) => CODE.test(file) && !NOT_PACKED.test(file))) return undefined;
  const paths = below(folder).filter((file) => !file.startsWith("../"));
  return new Set(paths.map((file) => file.slice(0, file.indexOf("/"))));
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("git", args, { cwd: folder, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    const reason = stderr.trim().split("\n", 1)[0] || message;
    throw new UsageError(`--changed needs Git, which says about ${folder}: ${reason}`, { cause: error });
  }
}

/** The names of a hundred thousand files. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/** Whether the brand, or one that it extends, is among the touched ones. */
export function isTouched(
  id: string,
  { extendedBy }: Pick<Selection, "extendedBy">,
  touched: ReadonlySet<string> | undefined,
): boolean {
  return !touched || touched.has(id) || [...touched].some((parent) => extendedBy(parent).includes(id));
}

/** Whether a brand belongs to a part of all. It depends on the brand's id alone, so other brands do not move it. */
export function isInShard(id: string, { index, count }: Shard): boolean {
  return Number.parseInt(hash("sha256", id, "hex").slice(0, 12), 16) % count === index - 1;
}
