import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processRealTimeSalary.gen.js";

/** Accepts or rejects a real-time salary contract (AP-045). */
export const processRealTimeSalary: Call<WireFields, Done> = {
  id: "processRealTimeSalary",
  requirement: "AP-045",
  method: "POST",
  path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
