import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TeamProfitResponse, shape } from "../decoders/teamProfit.gen.js";
import type { TeamProfitRequest } from "../requests/teamProfit.gen.js";

/** Returns the winnings and losses of downline members (AP-187). */
export const teamProfit: Call<TeamProfitRequest, TeamProfitResponse> = {
  id: "teamProfit",
  requirement: "AP-187",
  method: "GET",
  path: "/wps/relay/MCS2_getTeamProfit",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
