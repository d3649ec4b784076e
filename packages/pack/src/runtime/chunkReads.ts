import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { compareText } from "../compareText.ts";
import { workspaceRoot } from "../workspace.ts";
import type { ChunkReads } from "./chunkGraph.ts";
import { membersOf, siteReads } from "./siteReads.ts";

/**
 * Finds what a finished chunk uses of a brand: parts of the site from the sources of its modules, custom properties
 * from its code and its stylesheets.
 */
export function chunkReads(root: string, bundle: Rolldown.OutputBundle): (chunk: Rolldown.OutputChunk) => ChunkReads {
  const keys = siteKeys();
  const ofModule = new Map<string, readonly string[]>();
  const readsOf = (id: string): readonly string[] => {
    const file = id.split("?")[0] ?? id;
    const known = ofModule.get(file) ?? (isOurs(file, root) ? siteReads(file, readFileSync(file, "utf8"), keys) : []);
    ofModule.set(file, known);
    return known;
  };
  return (chunk) => {
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => textOf(bundle[file]));
    return {
      site: sorted(chunk.moduleIds.flatMap(readsOf)),
      properties: sorted([chunk.code, ...styles].flatMap(propertiesIn)),
    };
  };
}

/** The members of SiteConfig, read from its definition. */
function siteKeys(): ReadonlySet<string> {
  const file = join(workspaceRoot, "packages", "product", "src", "siteConfig.ts");
  return new Set(membersOf("SiteConfig", readFileSync(file, "utf8")));
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
