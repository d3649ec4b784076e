import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointConfigResponse, shape } from "../decoders/pointConfig.gen.js";

/** Returns the value of points (AP-055). */
export const pointConfig: Call<undefined, PointConfigResponse> = {
  id: "pointConfig",
  requirement: "AP-055",
  method: "GET",
  path: "/wps/relay/MCS2_getPointConfig",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
