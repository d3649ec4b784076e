import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SendChatMessageAnswer, shape } from "../decoders/sendChatMessage.gen.js";
import type { SendChatMessageRequest } from "../requests/sendChatMessage.gen.js";

/** Writes into a room (AP-152). */
export const sendChatMessage: Call<SendChatMessageRequest, SendChatMessageAnswer> = {
  id: "sendChatMessage",
  ledger: "AP-152",
  method: "POST",
  path: "/wps/relay/CSP_sendChatMessage",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
