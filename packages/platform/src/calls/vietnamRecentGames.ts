import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/vietnamRecentGames.gen.js";
import { type LotteryGroup, toLotteryGroup } from "../lottery.ts";

/** Lists the Vietnamese lotteries that the member played most recently (AP-035). */
export const vietnamRecentGames: Call<undefined, readonly LotteryGroup[]> = {
  id: "vietnamRecentGames",
  requirement: "AP-035",
  method: "GET",
  path: "/lgw/vn/games/game_menu/recent",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, ({ gameMenus: groups }) => groups.map(toLotteryGroup)),
};
