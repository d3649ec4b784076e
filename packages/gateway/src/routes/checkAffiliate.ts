import type { CheckAffiliateResponse } from "@livery/platform/decoders/checkAffiliate.gen.js";
import { shape } from "@livery/platform/requests/checkAffiliate.gen.js";
import { affiliateOf } from "../members/affiliates.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/** AP-010: whether an affiliate code exists. */
export const checkAffiliate: Route<CheckAffiliateResponse> = async (context) => {
  const { code } = queryOf(context, shape);
  const { merchant } = context.merchant;
  return { valid: (await context.store.read((reading) => affiliateOf(reading, merchant, code))) !== undefined };
};
