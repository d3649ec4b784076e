import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TeamOverviewResponse, shape } from "../decoders/teamOverview.gen.js";
import type { TeamOverviewRequest } from "../requests/teamOverview.gen.js";

/** Returns an agent's team in figures (AP-180). */
export const teamOverview: Call<TeamOverviewRequest, TeamOverviewResponse> = {
  id: "teamOverview",
  requirement: "AP-180",
  method: "GET",
  path: "/wps/relay/MCS2_getTeamOverview",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
