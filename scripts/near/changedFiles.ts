import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

export interface Changes {
  /** From the repository's root; some may be deleted. */
  readonly files: readonly string[];
  /** What they are, as the end of a sentence that begins with their number. */
  readonly said: string;
}

/** Runs git and returns the paths that it prints. Throws its message if it fails. */
export type Git = (args: readonly string[]) => readonly string[];

export const gitIn =
  (folder: string): Git =>
  (args) => {
    const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    if (error) throw new Error(`git could not be started (${error.message}). Name files instead.`);
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split("\0").filter((path) => path !== "");
  };

/** Files of the tree that were named, themselves or by a folder above them. */
function namedFiles(names: readonly string[], all: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const path = name.replace(/^\.\//, "").replace(/\/$/, "");
    const found = all.filter((file) => file === path || file.startsWith(`${path}/`));
    if (found.length === 0) throw new Error(`There is no file ${name}.`);
    return found;
  });
}

/** The changed files: those that the arguments name, or those that differ from `--base`, or from HEAD. */
export function changedFiles(args: readonly string[], all: readonly string[], git: Git): Changes {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { base: { type: "string" } },
    allowPositionals: true,
  });
  if (positionals.length > 0) {
    if (values.base !== undefined) throw new Error("Name either files or a revision with --base, not both.");
    return { files: namedFiles(positionals, all), said: "named" };
  }
  const { base = "HEAD" } = values;
  // Without --base only the work itself: from the point where it left another branch, which HEAD is of itself.
  const differing = git(["diff", "--name-only", "--no-renames", "--merge-base", "-z", base, "--"]);
  const untracked = git(["ls-files", "--others", "--exclude-standard", "-z"]);
  return { files: [...new Set([...differing, ...untracked])].toSorted(), said: `differing from ${base}` };
}
