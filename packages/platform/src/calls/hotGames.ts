import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/hotGames.gen.js";
import { GAME_PLATFORM, type Game, toGame } from "../game.ts";

interface HotGamesRequest {
  /** Only games of this provider. */
  readonly vendor?: string;
  readonly language: string;
}

/** Lists the most played games (AP-024). */
export const hotGames: Call<HotGamesRequest, readonly Game[]> = {
  id: "hotGames",
  requirement: "AP-024",
  method: "GET",
  path: "/wps/relay/GCSGAME_hotGamesV2",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ vendor, language }, { merchant, platform = GAME_PLATFORM }) => ({
    query: { merchantCode: merchant, isPlatform: 2, vassalage: vendor, platform, language },
  }),
  decode: (value, context) => decode(shape, value, ({ list }) => list.map((game) => toGame(game, context))),
};
