import type { ContextOf, FeatureGate } from "@livery/product/gate.ts";
import { enabledRoutes } from "@livery/product/routes.ts";
import { plainPath } from "./plainPath.ts";

/** The route of a path, if the site has it. A trailing slash is ignored. */
export function routeAt(
  pathname: string,
  site: ContextOf<FeatureGate>,
): ReturnType<typeof enabledRoutes>[number] | undefined {
  return enabledRoutes(site).find((route) => route.path === plainPath(pathname));
}
