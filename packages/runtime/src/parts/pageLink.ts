import type { FeatureId } from "@livery/product/features.ts";
import { outsideAddress } from "./outsideAddress.ts";
import { routeAt } from "./routeAt.ts";

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
  return routeAt(pathname, { features }) ? safe : undefined;
}
