import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processDividend.gen.js";
import type { ProcessDividendRequest } from "../requests/processDividend.gen.js";

/** Accepts, rejects or ends a dividend contract (AP-042). */
export const processDividend: Call<ProcessDividendRequest, Done> = {
  id: "processDividend",
  requirement: "AP-042",
  method: "POST",
  path: "/wps/relay/MCS2_processDividendReq",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
