import type { AvailablePromotionsResponse } from "@livery/platform/decoders/availablePromotions.gen.js";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import { periodOf } from "../texts/periods.ts";

/** AP-065: the promotions that run now. A trial account cannot take part in any, nor can a member on a break (CO-027). */
export const availablePromotions: Route<AvailablePromotionsResponse> = async (context) => {
  const { database, merchant, store, now } = context;
  const { member } = sessionOf(context);
  if (!(await store.read((reading) => getsOffers(reading, member, now)))) return { count: 0, list: [] };
  const rows = await database.selectFrom("promotion").select(["id", "period"]).orderBy("position").execute();
  const list = rows
    .filter(({ period }) => now < (periodOf(period, now, merchant.timeZone).end ?? Infinity))
    .map(({ id }) => ({ id, state: "AVAILABLE" }));
  return { count: list.length, list };
};
