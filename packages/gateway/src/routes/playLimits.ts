import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { wirePlayLimits } from "../responsible/playLimits.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-160: the member's own limits. */
export const playLimits: Route<PlayLimitsResponse> = async (context) => {
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  // A deposit that has expired meanwhile does not count towards a limit.
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({
    limits: wirePlayLimits(reading, memberId, now),
    now: new Date(now).toISOString(),
  }));
};
