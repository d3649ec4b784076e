import type { DrawnPack } from "@livery/pack/renderPack.ts";
import type { RuntimeManifest } from "@livery/pack/runtime/runtimeManifest.ts";
import { type RouteRow, routes } from "@livery/product/routes.ts";
import type { BrandDifference } from "./compareBrands.ts";
import type { Screens, TouchedChunk } from "./explanation.ts";

type Manifest = Pick<RuntimeManifest, "entry" | "sections" | "chunks" | "reads">;

/** The runtime chunks that a difference affects, and the pages that load one of them. */
export function touchedScreens(
  manifest: Manifest,
  difference: Pick<BrandDifference, "site" | "properties">,
  before: Pick<DrawnPack, "shared">,
  after: Pick<DrawnPack, "shared">,
): Screens {
  const [had, has] = [new Set(before.shared), new Set(after.shared)];
  const chunks = Object.keys(manifest.chunks)
    .filter((file) => had.has(file) || has.has(file))
    .map((file): TouchedChunk => {
      const { site = [], properties = [] } = manifest.reads[file] ?? {};
      return {
        file,
        site: site.filter((read) => difference.site.some(({ key }) => leadsTo(read, key) || leadsTo(key, read))),
        properties: properties.filter((name) => difference.properties.has(name)).length,
        pruned: had.has(file) !== has.has(file),
      };
    })
    .filter(({ site, properties, pruned }) => site.length > 0 || properties > 0 || pruned);
  const touched = new Set(chunks.map(({ file }) => file));
  const sections = Object.entries(manifest.sections)
    // The page of a feature that is off shares chunks with others, but is in neither pack.
    .filter(([, { file }]) => had.has(file) || has.has(file))
    .filter(([, { js, later }]) => [...js, ...later].some((file) => touched.has(file)))
    .map(([name]) => name);
  return {
    everywhere: [...manifest.entry.js, ...manifest.entry.later].some((file) => touched.has(file)),
    sections,
    routes: routesOf(sections),
    chunks,
  };
}

/** Whether a key equals the other one or is below it: `layout.hero` is below `layout`. */
function leadsTo(key: string, other: string): boolean {
  return `${other}.`.startsWith(`${key}.`);
}

/** A section without a route is part of other pages. */
function routesOf(sections: readonly string[]): string[] {
  const rows: readonly RouteRow[] = routes;
  return rows.filter(({ section }) => sections.includes(section)).map(({ path }) => path);
}
