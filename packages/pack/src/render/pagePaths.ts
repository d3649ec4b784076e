import { isOpen } from "@livery/product/gate.ts";
import { type RouteRow, routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The addresses of the pages that a brand has: those of the core and of the features that are on. */
export function pagePaths({ features }: Pick<SiteConfig, "features">): readonly string[] {
  return routes.filter((route: RouteRow) => isOpen(route, { features })).map(({ path }) => path);
}
