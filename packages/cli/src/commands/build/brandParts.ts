import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { packInputs } from "@livery/pack/runtime/inputHash.ts";
import { defaultBrandsFolder, workspaceRoot } from "@livery/pack/workspace.ts";
import type { Shard } from "../../parseOptions.ts";
import type { Selection } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";

/**
 * Ids of the brand folders that differ from a Git commit, also in files that Git does not know yet. `undefined`: every
 * brand is touched, because the code differs, or because there is no such commit, which CI systems write as zeros, as
 * nothing, or as one that a forced push has removed. Throws a `UsageError` where Git cannot say. `note` gets a line about it.
 */
export async function touchedBrands(
  commit: string,
  note: (line: string) => void,
  brandsFolder = defaultBrandsFolder,
): Promise<ReadonlySet<string> | undefined> {
  const [folder, root] = [realpathSync(resolve(brandsFolder)), realpathSync(workspaceRoot)];
  if (commit === "") {
    note("No commit to compare with, so every brand counts as changed.");
    return undefined;
  }
  const top = (await git(folder, "rev-parse", "--show-toplevel")).replace(/\n$/u, "");
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(commit) && !(await hasCommit(top, commit))) {
    note(`There is no commit ${commit} here, so every brand counts as changed.`);
    return undefined;
  }
  const lists = [
    await git(top, "diff", "--name-only", "--no-renames", "--merge-base", "-z", "--end-of-options", commit, "--"),
    await git(top, "ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const files = lists.flatMap((list) => list.split("\0").filter(Boolean)).map((file) => join(top, file));
  const below = (place: string) => files.map((file) => relative(place, file).split(sep).join("/"));
  const isInput = packInputs(root);
  if (below(root).some(isInput)) return undefined;
  const paths = below(folder).filter((file) => !file.startsWith("../"));
  // A brand may be a link or a submodule, which Git lists without its files; a name with a dot is a file.
  return new Set(paths.map((file) => file.split("/", 1)[0]!).filter((id) => !id.includes(".")));
}

/** Whether the brand, or one that it extends, is among the touched ones. After a removed one, every brand may be. */
export function isTouched(
  id: string,
  { extendedBy, existing }: Pick<Selection, "extendedBy" | "existing">,
  touched: ReadonlySet<string> | undefined,
): boolean {
  if (!touched || touched.has(id)) return true;
  return [...touched].some((other) => !existing.includes(other) || extendedBy(other).includes(id));
}

/** Whether a brand belongs to a part of all. It depends on the brand's id alone, so other brands do not move it. */
export function isInShard(id: string, { index, count }: Shard): boolean {
  return Number.parseInt(hash("sha256", id, "hex").slice(0, 12), 16) % count === index - 1;
}

function hasCommit(folder: string, commit: string): Promise<boolean> {
  return git(folder, "cat-file", "-e", `${commit}^{commit}`).then(
    () => true,
    () => false,
  );
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
