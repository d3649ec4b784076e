import { HOME_SECTION } from "@livery/product/routes.ts";
import type { Plugin, Rolldown } from "vite";
import { reach, sectionName } from "./chunkGraph.ts";

/**
 * Vite plugins for the styles of the first view. Every page contains them, so no code may request their files: what loads
 * a chunk requests the styles that Vite knows of it. These plugins hide them while Vite writes that code.
 */
export function firstStylesPlugins(): Plugin[] {
  const hidden = new Map<string, readonly string[]>();
  return [
    {
      name: "livery:hide-first-styles",
      enforce: "pre",
      generateBundle: {
        order: "pre",
        handler(_options, bundle) {
          for (const { fileName, viteMetadata } of firstChunks(bundle)) {
            hidden.set(fileName, [...(viteMetadata?.importedCss ?? [])]);
            viteMetadata?.importedCss.clear();
          }
        },
      },
    },
    {
      name: "livery:show-first-styles",
      enforce: "post",
      generateBundle: {
        order: "post",
        handler(_options, bundle) {
          for (const { fileName, viteMetadata } of firstChunks(bundle))
            for (const file of hidden.get(fileName) ?? []) viteMetadata?.importedCss.add(file);
        },
      },
    },
  ];
}

/** The entry, home, and what both import. */
function firstChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const first = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => sectionName(id) === HOME_SECTION),
  );
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const files = reach(
    first.map(({ fileName }) => fileName),
    (file) => imports.get(file) ?? [],
  );
  return chunks.filter(({ fileName }) => files.has(fileName));
}
