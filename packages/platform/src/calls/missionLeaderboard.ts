import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type MissionLeaderboardResponse, shape } from "../decoders/missionLeaderboard.gen.js";

/** Lists the members with the most missions (AP-037). */
export const missionLeaderboard: Call<undefined, MissionLeaderboardResponse> = {
  id: "missionLeaderboard",
  requirement: "AP-037",
  method: "GET",
  path: "/wps/relay/MCSFE_getMissionLeaderboard",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
