import type { ContextOf, FeatureGate } from "@livery/product/gate.ts";
import { enabledRoutes } from "@livery/product/routes.ts";
import { plainPath } from "./plainPath.ts";

/** The route of an address inside the site, if the site has it. A slash at the end makes no other page. */
export function routeAt(
  pathname: string,
  site: ContextOf<FeatureGate>,
): ReturnType<typeof enabledRoutes>[number] | undefined {
  return enabledRoutes(site).find((route) => route.path === plainPath(pathname));
}
