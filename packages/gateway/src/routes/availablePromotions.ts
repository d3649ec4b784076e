import type { AvailablePromotionsResponse } from "@livery/platform/decoders/availablePromotions.gen.js";
import { promotionState } from "../promotions/promotionState.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";

/** What a member can do now comes first, then what is under way. In all other states there is nothing to take part in. */
const order = ["claim", "join", "process", "signed", "applying"] as const;

/**
 * AP-065: the promotions that the member can take part in now. A trial account cannot take part in any, nor can a member
 * on a break (CO-027).
 */
export const availablePromotions: Route<AvailablePromotionsResponse> = async (context) => {
  const { database, store, now } = context;
  const { member } = sessionOf(context);
  const rows = await database.selectFrom("promotion").select("id").orderBy("position").execute();
  const list = await store.read((reading) => {
    const all = getsOffers(reading, member, now) ? rows : [];
    const states = all.map(({ id }) => ({ id, state: promotionState(reading, id, member, now).state }));
    return order.flatMap((wanted) => states.filter(({ state }) => state === wanted));
  });
  return { count: list.length, list };
};
