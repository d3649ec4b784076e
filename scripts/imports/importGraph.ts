import { posix } from "node:path";
import type { Tree } from "../lib/checkRule.ts";
import { runnerOf } from "../mutate/runnerOf.ts";
import { globPatternBelow } from "./globPattern.ts";
import { type ModuleReferences, moduleReferences } from "./moduleReferences.ts";
import { unseenImports } from "./unseenImports.ts";

const module = /\.(?:ts|tsx|js|mjs)$/;

export interface ImportGraph {
  /** The modules and data that a module imports, at once or later. */
  readonly importsOf: (path: string) => readonly string[];
  /** The modules that import a file, or name it or a folder above it by its path. */
  readonly dependentsOf: (path: string) => readonly string[];
}

/** Adds `value` to the list under `key`. */
function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Who imports what in a tree, in both directions; imports of types alone are left out. */
export function importGraph(tree: Tree): ImportGraph {
  const files = new Set(tree.files);
  const references = new Map<string, ModuleReferences>();
  const importers = new Map<string, string[]>();
  const folders = new Map<string, string[]>();
  const patterns: { readonly matches: RegExp; readonly by: string }[] = [];
  for (const path of tree.files.filter((file) => module.test(file))) {
    const found = moduleReferences(path, tree.read(path));
    const imports = [...found.imports, ...unseenImports(path)];
    references.set(path, { ...found, imports });
    for (const target of imports) add(importers, target, path);
    for (const named of found.paths) {
      if (/[*{]/.test(named)) patterns.push({ matches: globPatternBelow(named), by: path });
      else add(files.has(named) ? importers : folders, named, path);
    }
  }

  const readersOf = (path: string): readonly string[] => {
    const above: string[] = [];
    for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) above.push(folder);
    return [
      ...above.flatMap((folder) => folders.get(folder) ?? []),
      ...patterns.filter(({ matches }) => matches.test(path)).map(({ by }) => by),
    ];
  };

  /** The modules with a text that is the name of a file, or ends with it, if no other file has that name. */
  const mentionsOf = (path: string): readonly string[] => {
    const name = posix.basename(path);
    if (tree.files.some((file) => file !== path && posix.basename(file) === name)) return [];
    const ends = ['"', "'", "`"].map((quote) => `${name}${quote}`);
    return [...references.keys()].filter((file) => ends.some((end) => tree.read(file).includes(end)));
  };

  const dependentsOf = (path: string): readonly string[] => {
    const found = [...(importers.get(path) ?? []), ...readersOf(path)];
    return [...new Set(found.length === 0 && !module.test(path) ? mentionsOf(path) : found)];
  };

  return { importsOf: (path) => references.get(path)?.imports ?? [], dependentsOf };
}

/** The files that the changed ones reach, each with the number of steps to the nearest changed one. */
export function distancesFrom(
  { dependentsOf }: Pick<ImportGraph, "dependentsOf">,
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((path) => [path, 0]));
  // A map can grow while it is iterated: its later entries are visited too, the nearest first.
  for (const [path, distance] of distances) {
    // Nothing imports a test; what reads its text does not depend on what it tests.
    if (runnerOf(path) !== undefined) continue;
    for (const dependent of dependentsOf(path)) if (!distances.has(dependent)) distances.set(dependent, distance + 1);
  }
  return distances;
}

/** Everything that modules import, directly or through other modules, with themselves; `skipped` are not followed. */
export function closureOf(
  { importsOf }: Pick<ImportGraph, "importsOf">,
  modules: readonly string[],
  skipped?: RegExp,
): ReadonlySet<string> {
  const found = new Set(modules);
  for (const path of found)
    for (const imported of importsOf(path)) if (skipped?.test(imported) !== true) found.add(imported);
  return found;
}
