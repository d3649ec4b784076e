import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DownlineResponse, shape } from "../decoders/downline.gen.js";
import type { DownlineRequest } from "../requests/downline.gen.js";

/** Lists the members below the agent (AP-185). */
export const downline: Call<DownlineRequest, DownlineResponse> = {
  id: "downline",
  requirement: "AP-185",
  method: "GET",
  path: "/wps/relay/MCS2_getDownline",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
