import type { GameListResponse } from "@livery/platform/decoders/gameList.gen.js";
import { shape } from "@livery/platform/requests/gameList.gen.js";
import { findGames } from "../games/findGames.ts";
import { ofCatalogue } from "../games/ofCatalogue.ts";
import { pageOfGames } from "../games/pageOfGames.ts";
import { wireGame, withVendors } from "../games/wireGame.ts";
import { queryOf } from "../requestOf.ts";

const USUAL_PAGE_SIZE = 24;
const LARGEST_PAGE_SIZE = 120;

/**
 * AP-025: a page of games by type, provider, classification, part of the name, smallest bet and lines (LB-012, LB-023
 * …).
 */
export const gameList = ofCatalogue<GameListResponse>(async (context) => {
  const { database, language } = context;
  const request = queryOf(context, shape);
  const page = Math.max(request.pageNo ?? 1, 1);
  const pageSize = Math.min(Math.max(request.pageSize ?? USUAL_PAGE_SIZE, 1), LARGEST_PAGE_SIZE);
  const { minBet: lowestBet, minLineNum: lines = 0 } = request;
  const name = request.gameName?.trim() ?? "";

  let games = database.selectFrom("game");
  for (const [column, parameter] of [
    ["game.type", "gameType"],
    ["game.vendor", "vassalage"],
    ["game.classification", "gameClassify"],
  ] as const) {
    const wanted = request[parameter];
    if (wanted !== undefined) games = games.where(column, "=", wanted);
  }
  if (lowestBet !== undefined) games = games.where("game.lowest_bet", ">=", lowestBet);
  if (lines > 0) games = games.where("game.lines", ">=", lines);
  if (name !== "") {
    const ids = await games.select("game.id").orderBy("game.position").execute();
    return pageOfGames(
      context,
      await findGames(
        context,
        ids.map(({ id }) => id),
        name,
      ),
      { page, pageSize },
    );
  }

  // Counted without joining the providers: every game has one.
  const { total } = await games.select((is) => is.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await withVendors(games)
    .orderBy("game.position")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    games: rows.map((row) => wireGame(row, language)),
    pageNum: page,
    totalPages: Math.max(Math.ceil(total / pageSize), 1),
  };
});
