import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processDailySalary.gen.js";
import type { ProcessDailySalaryRequest } from "../requests/processDailySalary.gen.js";

/** Accepts, rejects or ends a daily salary contract (AP-043). */
export const processDailySalary: Call<ProcessDailySalaryRequest, Done> = {
  id: "processDailySalary",
  requirement: "AP-043",
  method: "POST",
  path: "/wps/relay/MCS2_processDailySalContract",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
