import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type EndSessionsResponse, shape } from "../decoders/endSessions.gen.js";
import type { EndSessionsRequest } from "../requests/endSessions.gen.js";

/** Ends one other session of the member, or all others (AP-109). */
export const endSessions: Call<EndSessionsRequest, EndSessionsResponse> = {
  id: "endSessions",
  requirement: "AP-109",
  method: "POST",
  path: "/wps/member/sessions",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
