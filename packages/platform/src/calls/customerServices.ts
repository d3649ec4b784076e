import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CustomerServicesResponse, shape } from "../decoders/customerServices.gen.js";

/** Lists the ways to reach customer service (AP-061). */
export const customerServices: Call<WireFields, CustomerServicesResponse> = {
  id: "customerServices",
  requirement: "AP-061",
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
