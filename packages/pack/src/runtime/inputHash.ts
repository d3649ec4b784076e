import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { compareText } from "../compareText.ts";

/** Files next to the sources that never reach the bundle. */
const NOT_BUILT = /\.(test|stories|fixture)\.tsx?$|(^|\/)README\.md$/;

/**
 * One hash of everything that the build of the runtime can depend on: the runtime's package and our packages that it
 * uses, the locked dependencies, and the code of the build itself. It covers only names and contents, so that two
 * checkouts agree.
 */
export async function inputHash(root: string): Promise<string> {
  const packages = await closureOf(root, "runtime");
  const files = [
    "package-lock.json",
    ...(await listSources(root, "packages/pack")),
    ...(await Promise.all(packages.map((name) => listSources(root, `packages/${name}`)))).flat(),
  ];
  const digests = await Promise.all(
    files
      .toSorted(compareText)
      .map(async (file) => `${file}\n${hash("sha256", await readFile(join(root, file)), "hex")}\n`),
  );
  return hash("sha256", digests.join(""), "hex").slice(0, 20);
}

/**
 * Whether a file, by its path from the repository's root, is something that packs are made from besides their brands: the
 * runtime, and the code and schemas that compile and pack.
 */
export async function packInputs(root: string): Promise<(file: string) => boolean> {
  const packages = await packagesOfPacks(root);
  return (file) => {
    const [, name] = /^packages\/([^/]+)\//.exec(file) ?? [];
    if (name !== undefined) return packages.has(name) && !NOT_BUILT.test(file);
    return /^(?:schemas\/|package(?:-lock)?\.json$)/.test(file);
  };
}

/** Every such file, and those of some packages more, by its path from the repository's root, sorted. */
export async function packFiles(root: string, more: readonly string[] = []): Promise<readonly string[]> {
  const packages = await packagesOfPacks(root);
  const folders = ["schemas", ...[...packages, ...more].map((name) => `packages/${name}`)];
  const sources = await Promise.all(folders.map((folder) => listSources(root, folder)));
  return ["package.json", "package-lock.json", ...sources.flat()].toSorted(compareText);
}

/** Our packages that a pack is made from or by, by folder. */
async function packagesOfPacks(root: string): Promise<ReadonlySet<string>> {
  return new Set([...(await closureOf(root, "runtime")), ...(await closureOf(root, "pack"))]);
}

/** The package and all of our packages that it depends on, by folder. */
async function closureOf(root: string, first: string): Promise<string[]> {
  const found = new Set([first]);
  for (const name of found) {
    const source = await readFile(join(root, "packages", name, "package.json"), "utf8");
    const { dependencies = {} } = JSON.parse(source) as { dependencies?: Record<string, string> };
    for (const id of Object.keys(dependencies)) if (id.startsWith("@livery/")) found.add(id.slice("@livery/".length));
  }
  return [...found];
}

async function listSources(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
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
