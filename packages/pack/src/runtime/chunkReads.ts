import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { compareText } from "../compareText.ts";
import { workspaceRoot } from "../workspace.ts";
import type { ChunkReads } from "./chunkGraph.ts";
import { siteReads } from "./siteReads.ts";

/**
 * Finds what a finished chunk uses of a brand: parts of the site from the sources of its modules, custom properties
 * from its code and its stylesheets.
 */
export function chunkReads(root: string, bundle: Rolldown.OutputBundle): (chunk: Rolldown.OutputChunk) => ChunkReads {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const files = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(fileOf)).filter((file) => isOurs(file, root)));
  const sources = [SITE_CONFIG, ...files].map((file) => ({ file, code: readFileSync(file, "utf8") }));
  const ofModule = siteReads(sources);
  const readsOf = (id: string): readonly string[] => ofModule.get(fileOf(id)) ?? [];
  return (chunk) => {
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => textOf(bundle[file]));
    return {
      site: sorted(chunk.moduleIds.flatMap(readsOf)),
      properties: sorted([chunk.code, ...styles].flatMap(propertiesIn)),
    };
  };
}

const SITE_CONFIG = join(workspaceRoot, "packages", "product", "src", "siteConfig.ts");

/** A module's file, without the query of the bundler's id. */
function fileOf(id: string): string {
  return id.split("?")[0] ?? id;
}

function isOurs(file: string, root: string): boolean {
  return file.startsWith(join(root, "packages")) && /\.tsx?$/.test(file) && !file.includes("node_modules");
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  if (output?.type !== "asset") return "";
  return typeof output.source === "string" ? output.source : Buffer.from(output.source).toString("utf8");
}

function propertiesIn(source: string): string[] {
  return [...source.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted(compareText);
}
