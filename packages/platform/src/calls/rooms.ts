import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RoomsResponse, shape } from "../decoders/rooms.gen.js";

/** Lists the rooms of a poker provider (AP-032). */
export const rooms: Call<WireFields, RoomsResponse> = {
  id: "rooms",
  requirement: "AP-032",
  method: "GET",
  path: "/wps/relay/GLS2_roomList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
