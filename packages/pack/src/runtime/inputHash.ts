import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { compareText } from "../compareText.ts";

/** Files next to the sources that never reach the bundle. */
const NOT_BUILT = /\.(test|stories|fixture)\.tsx?$|(^|\/)README\.md$/;

/**
 * One hash of everything that the build of the runtime can depend on: the runtime's package and our packages that it
 * uses, the locked dependencies, and the code of the build itself. It covers only names and contents, so that two
 * checkouts agree.
 */
export function inputHash(root: string): string {
  const packages = ["pack", ...closureOf(root, "runtime")];
  const files = ["package-lock.json", ...packages.flatMap((name) => listSources(root, `packages/${name}`))];
  // Asking for a file and waiting for it takes several times as long as reading it.
  const digests = files
    .toSorted(compareText)
    .map((file) => `${file}\n${hash("sha256", readFileSync(join(root, file)), "hex")}\n`);
  return hash("sha256", digests.join(""), "hex").slice(0, 20);
}

/**
 * Whether a file, by its path from the repository's root, is something that packs are made from besides their brands: the
 * runtime, and the code and schemas that compile and pack.
 */
export function packInputs(root: string): (file: string) => boolean {
  const packages = packagesOfPacks(root);
  return (file) => {
    const [, name] = /^packages\/([^/]+)\//.exec(file) ?? [];
    if (name !== undefined) return packages.has(name) && !NOT_BUILT.test(file);
    return /^(?:schemas\/|package(?:-lock)?\.json$)/.test(file);
  };
}

/** Every such file, and those of some packages more, by its path from the repository's root, sorted. */
export function packFiles(root: string, more: readonly string[] = []): readonly string[] {
  const packages = packagesOfPacks(root);
  const folders = ["schemas", ...[...packages, ...more].map((name) => `packages/${name}`)];
  const sources = folders.flatMap((folder) => listSources(root, folder));
  return ["package.json", "package-lock.json", ...sources].toSorted(compareText);
}

/** Our packages that a pack is made from or by, by folder. */
function packagesOfPacks(root: string): ReadonlySet<string> {
  return new Set([...closureOf(root, "runtime"), ...closureOf(root, "pack")]);
}

/** The package and all of our packages that it depends on, by folder. */
function closureOf(root: string, first: string): string[] {
  const found = new Set([first]);
  for (const name of found) {
    const source = readFileSync(join(root, "packages", name, "package.json"), "utf8");
    const { dependencies = {} } = JSON.parse(source) as { dependencies?: Record<string, string> };
    for (const id of Object.keys(dependencies)) if (id.startsWith("@livery/")) found.add(id.slice("@livery/".length));
  }
  return [...found];
}

function listSources(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((file) => !NOT_BUILT.test(file) && !/\/(node_modules|dist|\.turbo)\//.test(file));
}
