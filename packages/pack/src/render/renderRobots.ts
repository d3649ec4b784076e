import { enabledRoutes, type RouteRow } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** `robots.txt`. It names only pages that the brand has: a disabled feature leaves no trace here either (BR-007). */
export function renderRobots(site: Pick<SiteConfig, "features">): string {
  const unlisted = enabledRoutes(site).filter((route: RouteRow) => route.unlisted === true);
  return `User-agent: *\n${unlisted.map(({ path }) => `Disallow: ${path}\n`).join("")}`;
}
