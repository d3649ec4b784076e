import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TeamTransactionsResponse, shape } from "../decoders/teamTransactions.gen.js";
import type { TeamTransactionsRequest } from "../requests/teamTransactions.gen.js";

/** Lists the transactions of downline members, newest first (AP-189). */
export const teamTransactions: Call<TeamTransactionsRequest, TeamTransactionsResponse> = {
  id: "teamTransactions",
  requirement: "AP-189",
  method: "GET",
  path: "/wps/relay/MCS2_getTeamTransactions",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
