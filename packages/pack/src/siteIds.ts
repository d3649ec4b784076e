import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "./compareText.ts";

/**
 * Ids of the brands in a folder that become sites, sorted: all except abstract ones. For callers that need the list
 * before a compile; an unreadable config counts as a site.
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
