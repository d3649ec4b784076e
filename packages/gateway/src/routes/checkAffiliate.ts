import type { CheckAffiliateResponse } from "@livery/platform/decoders/checkAffiliate.gen.js";
import { shape } from "@livery/platform/requests/checkAffiliate.gen.js";
import { affiliateOf, countVisit } from "../members/affiliates.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";
import { isStorageFailure } from "../store/isStorageFailure.ts";

/** AP-010: whether an affiliate code exists. Each question about an existing one counts as a visit of its link. */
export const checkAffiliate: Route<CheckAffiliateResponse> = async (context) => {
  const { code } = queryOf(context, shape);
  const { store } = context;
  const { merchant } = context.merchant;
  const affiliate = await store.read((reading) => affiliateOf(reading, merchant, code));
  if (!affiliate) return { valid: false };
  try {
    await store.write((writing) => countVisit(writing, merchant, affiliate));
  } catch (error) {
    // The code exists all the same.
    if (!isStorageFailure(error)) throw error;
  }
  return { valid: true };
};
