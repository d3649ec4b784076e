import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SessionsResponse, shape } from "../decoders/sessions.gen.js";

/** Lists the member's sessions that have not ended (AP-109). */
export const sessions: Call<undefined, SessionsResponse> = {
  id: "sessions",
  requirement: "AP-109",
  method: "GET",
  path: "/wps/member/sessions",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
