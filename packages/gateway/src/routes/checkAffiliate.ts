import type { CheckAffiliateAnswer } from "@livery/platform/decoders/checkAffiliate.gen.js";
import { shape } from "@livery/platform/requests/checkAffiliate.gen.js";
import { affiliateOf } from "../members/affiliates.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

/** AP-010: whether a code is a partner's. */
export const checkAffiliate: Route<CheckAffiliateAnswer> = async (visit) => {
  const { code } = queryOf(visit, shape);
  const { merchant } = visit.merchant;
  return { valid: (await visit.store.read((reading) => affiliateOf(reading, merchant, code))) !== undefined };
};
