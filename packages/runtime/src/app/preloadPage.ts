import { HOME_PATH, type RouteRow } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Texts } from "../i18n/createTexts.ts";
import { routeAt } from "./openRoutes.ts";
import { sections } from "./sections.ts";

/**
 * Begins to fetch what the page at an address needs, code and texts together, before it is shown. A failure says nothing
 * here: the page itself asks again, and shows it.
 */
export function preloadPage(pathname: string, site: Pick<SiteConfig, "features">, texts: Texts): void {
  const route: RouteRow | undefined = routeAt(pathname === "/" ? HOME_PATH : pathname, site.features);
  if (!route) return;
  const section = sections[route.section as keyof typeof sections];
  section.preload().catch(ignore);
  if (route.feature) texts.load(route.feature).catch(ignore);
}

function ignore(): void {
  // See preloadPage.
}
