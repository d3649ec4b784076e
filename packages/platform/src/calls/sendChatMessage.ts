import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SendChatMessageResponse, shape } from "../decoders/sendChatMessage.gen.js";
import type { SendChatMessageRequest } from "../requests/sendChatMessage.gen.js";

/** Posts a message in a room (AP-152). */
export const sendChatMessage: Call<SendChatMessageRequest, SendChatMessageResponse> = {
  id: "sendChatMessage",
  requirement: "AP-152",
  method: "POST",
  path: "/wps/relay/CSP_sendChatMessage",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
