import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Rolldown } from "vite";
import { PackError } from "../packError.ts";
import { chunkNames } from "./chunkNames.ts";
import { type GraphModule, reach } from "./chunkGraph.ts";
import { asNodes, nameOf, parse } from "./syntaxTree.ts";

/** Names the chunk of a module; undefined leaves the choice to the bundler. */
type ChunkName = (id: string, context: Rolldown.ChunkingContext) => string | undefined;

/**
 * Puts modules into a few files. Without it each lazy module, and each set of modules that share one, has a file of its
 * own, and the first visit asks for sixty small ones.
 */
export function sharedChunks(entry: string): ChunkName {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameChunks(entry, context);
    return names.get(id);
  };
}

function nameChunks(entry: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const modules = readModules(entry, context);
  const loading = join(dirname(entry), "..", "loading");
  const [afterPaint, shared] = ["afterPaint.ts", "shared.ts"].map((name) => lazyModules(join(loading, name), modules));
  return chunkNames(modules, entry, { afterPaint: new Set(afterPaint), shared: new Set(shared) });
}

/** The modules that a list of the runtime imports. Throws a `PackError` if the runtime loads one of them at once or never. */
function lazyModules(list: string, modules: Readonly<Record<string, GraphModule>>): readonly string[] {
  const statements = asNodes(parse(list, readFileSync(list, "utf8"))["body"]);
  const ids = statements.map(({ source }) => resolve(dirname(list), nameOf(source) ?? ""));
  const lazy = new Set(Object.values(modules).flatMap(({ dynamicImports }) => dynamicImports));
  const stranger = ids.find((id) => !lazy.has(id));
  if (stranger === undefined) return ids;
  throw new PackError(`${list} imports ${stranger}, which the runtime does not load by import(). Remove it there.`);
}

function readModules(entry: string, context: Rolldown.ChunkingContext): Record<string, GraphModule> {
  const modules: Record<string, GraphModule> = {};
  reach([entry], (id) => {
    const info = context.getModuleInfo(id);
    const module = { imports: info?.importedIds ?? [], dynamicImports: info?.dynamicallyImportedIds ?? [] };
    modules[id] = module;
    return [...module.imports, ...module.dynamicImports];
  });
  return modules;
}
