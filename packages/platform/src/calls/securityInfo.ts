import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SecurityInfoResponse, shape } from "../decoders/securityInfo.gen.js";

/** What of a member is set, and when he or she logged in last (AP-100). */
export const securityInfo: Call<undefined, SecurityInfoResponse> = {
  id: "securityInfo",
  requirement: "AP-100",
  method: "GET",
  path: "/wps/relay/MCSFE_getSecurityInfo",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
