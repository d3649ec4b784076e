import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/convertPoints.gen.js";

/** Converts points into money (AP-057). */
export const convertPoints: Call<WireFields, Done> = {
  id: "convertPoints",
  requirement: "AP-057",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCS2_convertPoint",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
