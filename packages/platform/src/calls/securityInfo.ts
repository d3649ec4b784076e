import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SecurityInfoResponse, shape } from "../decoders/securityInfo.gen.js";

/** Returns which security settings the member has, and the time of the last login before this session (AP-100). */
export const securityInfo: Call<undefined, SecurityInfoResponse> = {
  id: "securityInfo",
  requirement: "AP-100",
  method: "GET",
  path: "/wps/relay/MCSFE_getSecurityInfo",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
