import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type UnreadCountResponse, shape } from "../decoders/unreadCount.gen.js";

/** Returns how many messages the member has not read (AP-049). */
export const unreadCount: Call<undefined, UnreadCountResponse> = {
  id: "unreadCount",
  requirement: "AP-049",
  method: "GET",
  path: "/wps/relay/CSP_unreadCount",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
