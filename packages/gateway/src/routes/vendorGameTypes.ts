import type { VendorGameTypesResponse } from "@livery/platform/decoders/vendorGameTypes.gen.js";
import { shape } from "@livery/platform/requests/vendorGameTypes.gen.js";
import { offeredTypes } from "../games/offeredTypes.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/** AP-027: the game types of a provider, of those that the merchant's site has. */
export const vendorGameTypes: Route<VendorGameTypesResponse> = async (context) => {
  const { vassalage } = queryOf(context, shape);
  const rows = await context.database
    .selectFrom("vendor_type")
    .select("type")
    .where("vendor", "=", vassalage)
    .execute();
  const types = new Set(rows.map(({ type }) => type));
  return offeredTypes(context.merchant).filter((type) => types.has(type));
};
