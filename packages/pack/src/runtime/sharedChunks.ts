import type { Rolldown } from "vite";
import { chunkNames } from "./chunkNames.ts";
import { type GraphModule, reach } from "./chunkGraph.ts";

/** Names the chunk of a module; undefined leaves the choice to the bundler. */
type ChunkName = (id: string, context: Rolldown.ChunkingContext) => string | undefined;

/**
 * Puts modules into a few files. Without it each lazy module, and each set of modules that share one, has a file of its
 * own, and the first visit asks for sixty small ones.
 */
export function sharedChunks(entry: string): ChunkName {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= chunkNames(readModules(entry, context), entry);
    return names.get(id);
  };
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
