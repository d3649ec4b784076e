import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/processHourlySalary.gen.js";

/** Accepts or rejects an hourly salary contract (AP-044). */
export const processHourlySalary: Call<WireFields, Done> = {
  id: "processHourlySalary",
  requirement: "AP-044",
  method: "POST",
  path: "/wps/relay/MCS2_processContractHourSalary",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
