import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/gameMenus.gen.js";
import { type LotteryGroup, toLotteryGroup } from "../lottery.ts";

interface LotteriesRequest {
  readonly language: string;
}

/** Returns the menu of the lotteries (AP-005, LT-007). */
export const gameMenus: Call<LotteriesRequest, readonly LotteryGroup[]> = {
  id: "gameMenus",
  requirement: "AP-005",
  method: "GET",
  path: "/lgw/games/game_menus",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ language }) => ({ query: { language } }),
  decode: (value) => decode(shape, value, ({ gameMenus: groups }) => groups.map(toLotteryGroup)),
};
