import type { RoutePath } from "@livery/product/routes.ts";

/** A lobby that shows the games of one provider, whose code comes from outside. */
export function vendorLink(lobby: RoutePath, vendor: string): string {
  return `${lobby}?page=${encodeURIComponent(vendor)}`;
}
