import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PlayLimitsResponse, shape } from "../decoders/playLimits.gen.js";

/** Lists the member's own limits (AP-160). */
export const playLimits: Call<undefined, PlayLimitsResponse> = {
  id: "playLimits",
  requirement: "AP-160",
  method: "GET",
  path: "/wps/responsible/limits",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
