import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RedeemedPointsResponse, shape } from "../decoders/redeemedPoints.gen.js";
import type { RedeemedPointsRequest } from "../requests/redeemedPoints.gen.js";

/** Lists what points were spent on (AP-054). */
export const redeemedPoints: Call<RedeemedPointsRequest, RedeemedPointsResponse> = {
  id: "redeemedPoints",
  requirement: "AP-054",
  method: "GET",
  path: "/wps/relay/MCS2_getRedeemPointList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
