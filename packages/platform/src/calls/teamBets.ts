import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TeamBetsResponse, shape } from "../decoders/teamBets.gen.js";
import type { TeamBetsRequest } from "../requests/teamBets.gen.js";

/** Lists the bets of downline members, newest first (AP-186). */
export const teamBets: Call<TeamBetsRequest, TeamBetsResponse> = {
  id: "teamBets",
  requirement: "AP-186",
  method: "GET",
  path: "/wps/relay/MCS2_getTeamBets",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
