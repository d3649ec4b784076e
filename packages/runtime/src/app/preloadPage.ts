import { HOME_PATH, type RouteRow, textsOf } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Texts } from "../i18n/createTexts.ts";
import { routeAt } from "../kit/links/routeAt.ts";
import { sections } from "./sections.ts";

/** Loads a page's code and texts in parallel, also after an earlier failure. Rejects with the first failure. */
export async function fetchPage(route: RouteRow, texts: Texts): Promise<void> {
  const section = sections[route.section as keyof typeof sections];
  const file = textsOf(route);
  await Promise.all([section.preload(), file && texts.prefetch(file)]);
}

/**
 * Starts to load the page at an address before it is shown. A failure is ignored here: the page loads again and shows
 * it.
 */
export function preloadPage(pathname: string, site: Pick<SiteConfig, "features">, texts: Texts): void {
  const route = routeAt(pathname === "/" ? HOME_PATH : pathname, site);
  if (route) fetchPage(route, texts).catch(() => undefined);
}
