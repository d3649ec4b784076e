import type { AvailablePromotionsResponse } from "@livery/platform/decoders/availablePromotions.gen.js";
import { accountKindOf } from "@livery/product/gate.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { periodOf } from "../texts/periods.ts";

/** AP-065: the promotions that run now. A trial account cannot take part in any. */
export const availablePromotions: Route<AvailablePromotionsResponse> = async (context) => {
  const { database, merchant, now } = context;
  if (accountKindOf(sessionOf(context).member.type) === "trial") return { count: 0, list: [] };
  const rows = await database.selectFrom("promotion").select(["id", "period"]).orderBy("position").execute();
  const list = rows
    .filter(({ period }) => now < (periodOf(period, now, merchant.timeZone).end ?? Infinity))
    .map(({ id }) => ({ id, state: "AVAILABLE" }));
  return { count: list.length, list };
};
