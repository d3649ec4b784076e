import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RedeemedPointsResponse, shape } from "../decoders/redeemedPoints.gen.js";

/** Lists what points were spent on (AP-054). */
export const redeemedPoints: Call<WireFields, RedeemedPointsResponse> = {
  id: "redeemedPoints",
  requirement: "AP-054",
  method: "GET",
  path: "/wps/relay/MCS2_getRedeemPointList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
