import type { Vendor, VendorGroup } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";

/**
 * The providers of the given game types, each once: first those of `first`, the brand's `vendorOrder` (BR-061), then the
 * others in the platform's order.
 */
export function vendorsOf(
  types: readonly GameTypeId[],
  groups: readonly VendorGroup[],
  first: readonly string[] = [],
): readonly Vendor[] {
  const wanted: readonly string[] = types;
  const found = groups.filter(({ type }) => wanted.includes(type)).flatMap(({ vendors }) => vendors);
  const once = [...new Map(found.map((vendor) => [vendor.code, vendor])).values()];
  const place = ({ code }: Vendor): number => (first.includes(code) ? first.indexOf(code) : first.length);
  return once.toSorted((one, other) => place(one) - place(other));
}
