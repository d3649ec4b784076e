import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DRAWING } from "../runtime/drawingFile.ts";
import type { DrawnHome } from "./renderHtml.ts";

/**
 * Home as a new visitor first sees it, drawn by the runtime's own components; undefined for a brand that shows home to
 * members only.
 *
 * @param directory The folder of the runtime's build.
 */
export async function drawHome(directory: string, site: SiteConfig): Promise<DrawnHome | undefined> {
  if (site.switches.LOGGEDINONLY3) return undefined;
  const drawing = (await import(pathToFileURL(join(directory, DRAWING)).href)) as Drawing;
  const readTexts = async (address: string): Promise<unknown> =>
    JSON.parse(await readFile(join(directory, address), "utf8"));
  const { art } = site.assets;
  return {
    html: await drawing.drawHome(site, readTexts),
    facts: {
      paths: ["/", HOME_PATH],
      language: site.defaultLanguage,
      // Colours follow the mode by themselves, pictures do not.
      modes: JSON.stringify(art.light) === JSON.stringify(art.dark) ? ["light", "dark"] : [site.mode],
    },
  };
}

/** The module that the build makes of `runtime/src/app/drawHome.tsx`. */
interface Drawing {
  readonly drawHome: (site: SiteConfig, readTexts: (address: string) => Promise<unknown>) => Promise<string>;
}
