import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConvertPointsResponse, shape } from "../decoders/convertPoints.gen.js";
import type { ConvertPointsRequest } from "../requests/convertPoints.gen.js";

/** Converts points into money (AP-057). */
export const convertPoints: Call<ConvertPointsRequest, ConvertPointsResponse> = {
  id: "convertPoints",
  requirement: "AP-057",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCS2_convertPoint",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
