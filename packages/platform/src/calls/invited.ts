import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type InvitedResponse, shape } from "../decoders/invited.gen.js";
import type { InvitedRequest } from "../requests/invited.gen.js";

/** Lists the members who registered with the member's link, newest first (AP-140). */
export const invited: Call<InvitedRequest, InvitedResponse> = {
  id: "invited",
  requirement: "AP-140",
  method: "GET",
  path: "/wps/relay/MCSFE_getInvited",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
