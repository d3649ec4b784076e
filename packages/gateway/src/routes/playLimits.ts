import type { PlayLimitsAnswer } from "@livery/platform/decoders/playLimits.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { wirePlayLimits } from "../responsible/playLimits.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-160: the member's own limits. */
export const playLimits: Route<PlayLimitsAnswer> = async (visit) => {
  const { store, now } = visit;
  const { id: memberId } = sessionOf(visit).member;
  // A deposit that has expired meanwhile uses up nothing of a limit.
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({ limits: wirePlayLimits(reading, memberId, now) }));
};
