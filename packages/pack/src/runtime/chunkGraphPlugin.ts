import { relative, sep } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { ChunkGraph, GraphChunk, GraphModule } from "./chunkGraph.ts";
import { chunkReads } from "./chunkReads.ts";

/**
 * Vite plugin: reports the finished chunks with their modules, as paths from `root`, so that nothing in the manifest
 * depends on the repository's location.
 */
export function chunkGraphPlugin(root: string, receive: (graph: ChunkGraph) => void): Plugin {
  const name = (id: string): string => moduleName(id, root);
  return {
    name: "livery:chunk-graph",
    // After Vite's own CSS plugin, which moves and removes chunks in the same hook.
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const readsOf = chunkReads(root, bundle);
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) throw new Error("The runtime has no entry chunk");
        const modules = [...this.getModuleIds()].map((id): [string, GraphModule] => {
          const info = this.getModuleInfo(id);
          return [
            name(id),
            {
              imports: (info?.importedIds ?? []).map(name),
              dynamicImports: (info?.dynamicallyImportedIds ?? []).map(name),
            },
          ];
        });
        receive({
          entry: entry.fileName,
          chunks: Object.fromEntries(
            chunks.map((chunk) => [chunk.fileName, { ...graphChunk(chunk, name), reads: readsOf(chunk) }]),
          ),
          modules: Object.fromEntries(modules),
        });
      },
    },
  };
}

function graphChunk(chunk: Rolldown.OutputChunk, name: (id: string) => string): GraphChunk {
  return {
    file: chunk.fileName,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
    imports: chunk.imports,
    modules: chunk.moduleIds.map(name),
    ...(chunk.facadeModuleId === null ? {} : { facade: name(chunk.facadeModuleId) }),
  };
}

function moduleName(id: string, root: string): string {
  if (id.startsWith("\0")) return `virtual:${id.slice(1).replaceAll(root, "")}`;
  const path = id.split("?")[0] ?? id;
  return relative(root, path).split(sep).join("/");
}
