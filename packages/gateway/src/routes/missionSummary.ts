import type { MissionSummaryResponse } from "@livery/platform/decoders/missionSummary.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import { missionStatuses, wireMission } from "../rewards/missions.ts";

/** AP-036: the week's missions. None for trial accounts, nor during a break (CO-027). */
export const missionSummary: Route<MissionSummaryResponse> = async (context) => {
  const { store, language, now } = context;
  const { member } = sessionOf(context);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const all = getsOffers(reading, member, now) ? missionStatuses(reading, { member, now }) : [];
    return {
      missions: all.map((one) => wireMission(one, language)),
      count: all.filter(({ state }) => state !== "claimed").length,
    };
  });
};
