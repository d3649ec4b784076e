import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/favoriteGames.gen.js";
import { toGame } from "../game.ts";
import type { GamePage } from "./gameList.ts";

interface FavoriteGamesRequest {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of the member's favourite games, the latest first (AP-030). */
export const favoriteGames: Call<FavoriteGamesRequest, GamePage> = {
  id: "favoriteGames",
  requirement: "AP-030",
  method: "GET",
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ page, pageSize }) => ({ query: { pageNo: page, pageSize } }),
  decode: (value, context) =>
    decode(shape, value, ({ games, pageNum, totalPages }) => ({
      games: games.map((game) => toGame(game, context)),
      page: pageNum,
      pages: totalPages,
    })),
};
