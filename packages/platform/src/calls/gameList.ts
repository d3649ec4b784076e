import type { Major } from "@livery/product/money.ts";
import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/gameList.gen.js";
import { GAME_PLATFORM, type Game, toGame } from "../game.ts";

interface GameListRequest {
  readonly gameType: string;
  /** Only games of this provider. */
  readonly vendor?: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Only games of this classification: a kind of live table, crash or mini games (LB-117, BR-047). */
  readonly classification?: string;
  /** Part of the game's name. */
  readonly search?: string;
  /** Only games whose smallest bet is at least this, in whole units of the currency (LB-024). */
  readonly lowestBet?: Major;
  /** Only games with at least as many lines. */
  readonly lines?: number;
  readonly language: string;
}

export interface GamePage {
  readonly games: readonly Game[];
  readonly page: number;
  readonly pages: number;
}

/** Returns a page of the games of one type (AP-025). */
export const gameList: Call<GameListRequest, GamePage> = {
  id: "gameList",
  requirement: "AP-025",
  method: "GET",
  path: "/wps/relay/GCSGAME_gameList",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (request, { merchant, platform = GAME_PLATFORM }) => ({
    query: {
      clientType: 3,
      platform,
      channel: "W",
      merchant,
      gameName: request.search,
      minBet: request.lowestBet,
      minLineNum: request.lines,
      pageNo: request.page,
      pageSize: request.pageSize,
      vassalage: request.vendor,
      language: request.language,
      gameType: request.gameType,
      gameClassify: request.classification,
    },
  }),
  decode: (value, context) =>
    decode(shape, value, ({ games, pageNum, totalPages }) => ({
      games: games.map((game) => toGame(game, context)),
      page: pageNum,
      pages: totalPages,
    })),
};
