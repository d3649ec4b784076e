import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "./compareText.ts";

/**
 * Ids of the brands of a folder that become sites, sorted: of all but the abstract ones, which are there to be extended.
 * For whoever needs the list before anything is compiled; a config that cannot be read counts as a site.
 */
export function siteIds(brandsFolder: string): string[] {
  return readdirSync(brandsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((id) => !isAbstract(join(brandsFolder, id, "brand.json")))
    .toSorted(compareText);
}

function isAbstract(file: string): boolean {
  try {
    const config: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof config === "object" && config !== null && "abstract" in config && config.abstract === true;
  } catch {
    return false;
  }
}
