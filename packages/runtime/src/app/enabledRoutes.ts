import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { type RouteRow, routes } from "@livery/product/routes.ts";
import { plainPath } from "../parts/plainPath.ts";

type Route = (typeof routes)[number];

/** The routes that a site has: those of the core and of the features that are on. */
export function enabledRoutes(features: Readonly<Record<FeatureId, boolean>>): readonly Route[] {
  return routes.filter((route: Route & RouteRow) => isOpen(route, { features }));
}

/** The route of an address inside the site, if the site has it. A slash at the end makes no other page. */
export function routeAt(pathname: string, features: Readonly<Record<FeatureId, boolean>>): Route | undefined {
  return enabledRoutes(features).find((route) => route.path === plainPath(pathname));
}
