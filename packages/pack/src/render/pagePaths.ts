import { isOpen } from "@livery/product/gate.ts";
import { type RouteRow, routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The addresses of a brand's pages: those of the core and of enabled features. */
export function pagePaths({ features }: Pick<SiteConfig, "features">): readonly string[] {
  return routes.filter((route: RouteRow) => isOpen(route, { features })).map(({ path }) => path);
}
