import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type GameMenusResponse, shape } from "../decoders/gameMenus.gen.js";

/** Returns the menu of the lotteries (AP-005, LT-007). */
export const gameMenus: Call<WireFields, GameMenusResponse> = {
  id: "gameMenus",
  requirement: "AP-005",
  method: "GET",
  path: "/lgw/games/game_menus",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
