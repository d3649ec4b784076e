import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VietnamGameMenuResponse, shape } from "../decoders/vietnamGameMenu.gen.js";

/** Returns the menu of the Vietnamese lotteries (AP-034). */
export const vietnamGameMenu: Call<WireFields, VietnamGameMenuResponse> = {
  id: "vietnamGameMenu",
  requirement: "AP-034",
  method: "GET",
  path: "/lgw/vn/games/game_menu",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
