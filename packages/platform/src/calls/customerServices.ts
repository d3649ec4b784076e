import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CustomerServicesAnswer, shape } from "../decoders/customerServices.gen.js";

/** The ways to reach customer service (AP-061). */
export const customerServices: Call<WireFields, CustomerServicesAnswer> = {
  id: "customerServices",
  ledger: "AP-061",
  method: "GET",
  path: "/wps/system/service",
  auth: "none",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
