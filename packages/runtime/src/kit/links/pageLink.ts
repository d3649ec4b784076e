import type { FeatureId } from "@livery/product/features.ts";
import { outsideAddress } from "./outsideAddress.ts";
import { routeAt } from "./routeAt.ts";

/**
 * Returns an address from the platform if the site may link to it: https, or a page that this site has. This avoids
 * links to pages whose feature is off.
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
