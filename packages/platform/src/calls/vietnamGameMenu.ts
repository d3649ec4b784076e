import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/vietnamGameMenu.gen.js";
import { type LotteryGroup, toLotteryGroup } from "../lottery.ts";

interface LotteriesRequest {
  readonly language: string;
}

/** Returns the menu of the Vietnamese lotteries (AP-034). */
export const vietnamGameMenu: Call<LotteriesRequest, readonly LotteryGroup[]> = {
  id: "vietnamGameMenu",
  requirement: "AP-034",
  method: "GET",
  path: "/lgw/vn/games/game_menu",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ language }) => ({ query: { language } }),
  decode: (value) => decode(shape, value, ({ gameMenus: groups }) => groups.map(toLotteryGroup)),
};
