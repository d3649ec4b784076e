import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processDividend.gen.js";

/** Accepts or rejects a dividend contract (AP-042). */
export const processDividend: Call<WireFields, Done> = {
  id: "processDividend",
  requirement: "AP-042",
  method: "POST",
  path: "/wps/relay/MCS2_processDividendReq",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
