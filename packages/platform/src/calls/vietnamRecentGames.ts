import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VietnamRecentGamesResponse, shape } from "../decoders/vietnamRecentGames.gen.js";

/** Lists the Vietnamese lotteries that the member played most recently (AP-035). */
export const vietnamRecentGames: Call<undefined, VietnamRecentGamesResponse> = {
  id: "vietnamRecentGames",
  requirement: "AP-035",
  method: "GET",
  path: "/lgw/vn/games/game_menu/recent",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
