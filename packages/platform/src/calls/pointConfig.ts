import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointConfigAnswer, shape } from "../decoders/pointConfig.gen.js";

/** What points are worth (AP-055). */
export const pointConfig: Call<undefined, PointConfigAnswer> = {
  id: "pointConfig",
  ledger: "AP-055",
  method: "GET",
  path: "/wps/relay/MCS2_getPointConfig",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
