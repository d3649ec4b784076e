import type { Vendor, VendorGroup } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";

/** The providers of the given game types, each once, in the platform's order. */
export function vendorsOf(types: readonly GameTypeId[], groups: readonly VendorGroup[]): readonly Vendor[] {
  const wanted: readonly string[] = types;
  const found = groups.filter(({ type }) => wanted.includes(type)).flatMap(({ vendors }) => vendors);
  return [...new Map(found.map((vendor) => [vendor.code, vendor])).values()];
}
