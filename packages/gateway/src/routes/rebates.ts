import type { RebatesResponse } from "@livery/platform/decoders/rebates.gen.js";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { claimables } from "../rebates/rebates.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";

/**
 * AP-132: the cashback that the member may claim, for every game type that the merchant offers. None for trial accounts,
 * nor during a break (CO-027).
 */
export const rebates: Route<RebatesResponse> = (context) => {
  const { store, merchant, now } = context;
  const { member } = sessionOf(context);
  return store.read((reading) => {
    if (!getsOffers(reading, member, now)) return { list: [] };
    const offered = gameTypes.filter(({ feature }) => merchant.features[feature]).map(({ id }) => id);
    return {
      list: claimables(reading, member.id)
        .filter(({ gameType, amount }) => offered.includes(gameType) || amount > 0)
        .map(({ gameType, validBet, rate, amount }) => ({ gameType, validBet, rate, amount })),
    };
  });
};
