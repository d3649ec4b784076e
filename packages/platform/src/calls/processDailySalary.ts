import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processDailySalary.gen.js";

/** Accepts or rejects a daily salary contract (AP-043). */
export const processDailySalary: Call<WireFields, Done> = {
  id: "processDailySalary",
  requirement: "AP-043",
  method: "POST",
  path: "/wps/relay/MCS2_processDailySalContract",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
