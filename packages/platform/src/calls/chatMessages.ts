import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ChatMessagesResponse, shape } from "../decoders/chatMessages.gen.js";
import type { ChatMessagesRequest } from "../requests/chatMessages.gen.js";

/** Lists the messages of a room, oldest first (AP-151). */
export const chatMessages: Call<ChatMessagesRequest, ChatMessagesResponse> = {
  id: "chatMessages",
  requirement: "AP-151",
  method: "GET",
  path: "/wps/relay/CSP_getChatMessages",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
