import type { Vendor, VendorGroup } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { vendorsOf } from "./vendorsOf.ts";

/** The sports provider with an entry of its own in the navigation (HD-054). */
const OWN_ENTRY = "DS88";

/**
 * The providers of a game type. Some that the platform lists under SPORTS belong elsewhere: to ESPORTS, or to an entry of
 * their own.
 */
export function vendorsIn(
  type: GameTypeId,
  { esportsVendors = [] }: Pick<SiteConfig, "esportsVendors">,
  groups: readonly VendorGroup[],
): readonly Vendor[] {
  const isEsports = ({ code }: Vendor) => esportsVendors.includes(code);
  if (type === "SPORTS")
    return vendorsOf(["SPORTS"], groups).filter((vendor) => vendor.code !== OWN_ENTRY && !isEsports(vendor));
  if (type !== "ESPORTS") return vendorsOf([type], groups);
  const own = vendorsOf(["ESPORTS"], groups);
  const split = vendorsOf(["SPORTS"], groups).filter(
    (vendor) => isEsports(vendor) && !own.some(({ code }) => code === vendor.code),
  );
  return [...own, ...split];
}
