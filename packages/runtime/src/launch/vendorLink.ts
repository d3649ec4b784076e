import type { RoutePath } from "@livery/product/routes.ts";

/**
 * The address of a lobby that shows one provider's games. The provider's code comes from the platform, so it is
 * escaped.
 */
export function vendorLink(lobby: RoutePath, vendor: string): string {
  return `${lobby}?page=${encodeURIComponent(vendor)}`;
}
