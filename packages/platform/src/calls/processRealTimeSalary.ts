import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processRealTimeSalary.gen.js";
import type { ProcessRealTimeSalaryRequest } from "../requests/processRealTimeSalary.gen.js";

/** Accepts, rejects or ends a real-time salary contract (AP-045). */
export const processRealTimeSalary: Call<ProcessRealTimeSalaryRequest, Done> = {
  id: "processRealTimeSalary",
  requirement: "AP-045",
  method: "POST",
  path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
