import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { type RouteRow, routes } from "@livery/product/routes.ts";
import { outsideAddress } from "./outsideAddress.ts";
import { plainPath } from "./plainPath.ts";

/**
 * An address that the platform gives, if a link may hold it: https, or a page that this site has. A brand without the
 * page's feature gets no link into nothing.
 */
export function pageLink(
  address: string | undefined,
  features: Readonly<Record<FeatureId, boolean>>,
): string | undefined {
  const safe = outsideAddress(address);
  if (!safe?.startsWith("/")) return safe;
  const { pathname } = new URL(safe, "https://site.invalid");
  const isPage = routes.some((route: RouteRow) => route.path === plainPath(pathname) && isOpen(route, { features }));
  return isPage ? safe : undefined;
}
