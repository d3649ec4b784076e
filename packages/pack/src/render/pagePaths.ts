import { enabledRoutes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The addresses of the pages that a brand has: those of the core and of the features that are on. */
export function pagePaths(site: Pick<SiteConfig, "features">): readonly string[] {
  return enabledRoutes(site).map(({ path }) => path);
}
