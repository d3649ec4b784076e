import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SettlementsResponse, shape } from "../decoders/settlements.gen.js";
import type { SettlementsRequest } from "../requests/settlements.gen.js";

/** Lists the payments from contracts, newest first (AP-193). */
export const settlements: Call<SettlementsRequest, SettlementsResponse> = {
  id: "settlements",
  requirement: "AP-193",
  method: "GET",
  path: "/wps/relay/MCS2_getSettlements",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
