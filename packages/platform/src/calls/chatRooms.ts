import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ChatRoomsResponse, shape } from "../decoders/chatRooms.gen.js";

/** Lists the chat rooms (AP-150). */
export const chatRooms: Call<undefined, ChatRoomsResponse> = {
  id: "chatRooms",
  requirement: "AP-150",
  method: "GET",
  path: "/wps/relay/CSP_getChatRooms",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
