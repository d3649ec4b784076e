import type { Vendor, VendorGroup } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { vendorsOf } from "./vendorsOf.ts";

/** The sports provider with an entry of its own in the navigation (HD-054). */
export const OWN_ENTRY = "DS88";

/**
 * The providers of a game type, in the brand's order. Some that the platform lists under SPORTS belong elsewhere: to
 * ESPORTS, after its own (HD-057), or to an entry of their own.
 */
export function vendorsIn(
  type: GameTypeId,
  { vendorOrder, esportsVendors = [] }: Pick<SiteConfig, "vendorOrder" | "esportsVendors">,
  groups: readonly VendorGroup[],
): readonly Vendor[] {
  const isEsports = ({ code }: Vendor) => esportsVendors.includes(code);
  if (type === "SPORTS")
    return vendorsOf(["SPORTS"], groups, vendorOrder).filter(
      (vendor) => vendor.code !== OWN_ENTRY && !isEsports(vendor),
    );
  if (type !== "ESPORTS") return vendorsOf([type], groups, vendorOrder);
  const own = groups.filter((group) => group.type === "ESPORTS");
  const moved = groups
    .filter((group) => group.type === "SPORTS")
    .map((group) => ({ type, vendors: group.vendors.filter(isEsports) }));
  return vendorsOf(["ESPORTS"], [...own, ...moved], vendorOrder);
}
