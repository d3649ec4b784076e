import type { PointBalanceResponse } from "@livery/platform/decoders/pointBalance.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { pointsOf } from "../points/movePoints.ts";
import { HUNDREDTHS } from "../points/pointTerms.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-051: the member's points, including those of deposits that are due by now. */
export const pointBalance: Route<PointBalanceResponse> = async ({ store, now, ...context }) => {
  const { id: memberId } = sessionOf({ store, now, ...context }).member;
  await settleOrders(store, { memberId, now });
  return { points: (await store.read((reading) => pointsOf(reading, memberId))) / HUNDREDTHS };
};
