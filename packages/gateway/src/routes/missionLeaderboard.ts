import type { MissionLeaderboardResponse } from "@livery/platform/decoders/missionLeaderboard.gen.js";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import { missionBoard } from "../rewards/missionBoard.ts";

/** AP-037: the members with the most missions this week. Empty for trial accounts and during a break (CO-027). */
export const missionLeaderboard: Route<MissionLeaderboardResponse> = (context) => {
  const { store, now } = context;
  const { member } = sessionOf(context);
  return store.read((reading) =>
    getsOffers(reading, member, now) ? missionBoard(reading, { member, now }) : { board: [] },
  );
};
