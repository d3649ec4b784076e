import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RealityCheckResponse, shape } from "../decoders/realityCheck.gen.js";

/** Returns the reality check's figures for the current play session (AP-166, CO-023). */
export const realityCheck: Call<undefined, RealityCheckResponse> = {
  id: "realityCheck",
  requirement: "AP-166",
  method: "GET",
  path: "/wps/responsible/realityCheck",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
