import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processHourlySalary.gen.js";
import type { ProcessHourlySalaryRequest } from "../requests/processHourlySalary.gen.js";

/** Accepts, rejects or ends an hourly salary contract (AP-044). */
export const processHourlySalary: Call<ProcessHourlySalaryRequest, Done> = {
  id: "processHourlySalary",
  requirement: "AP-044",
  method: "POST",
  path: "/wps/relay/MCS2_processContractHourSalary",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
