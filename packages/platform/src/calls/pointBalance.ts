import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointBalanceResponse, shape } from "../decoders/pointBalance.gen.js";

/** Returns the member's points (AP-051). */
export const pointBalance: Call<undefined, PointBalanceResponse> = {
  id: "pointBalance",
  requirement: "AP-051",
  method: "GET",
  path: "/wps/relay/MCS2_getPointBalance",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
