import type { RecentGamesResponse } from "@livery/platform/decoders/recentGames.gen.js";
import { wireGame, withVendors } from "../games/wireGame.ts";
import { type Route, sessionOf } from "../requestContext.ts";

const LENGTH = 24;

/** AP-031: the games that the member opened, the latest first. */
export const recentGames: Route<RecentGamesResponse> = async (context) => {
  const rows = await withVendors(context.database.selectFrom("game"))
    .innerJoin("recent_game", "recent_game.game_id", "game.id")
    .where("recent_game.member_id", "=", sessionOf(context).member.id)
    .orderBy("recent_game.launched_at", "desc")
    .limit(LENGTH)
    .execute();
  return { games: rows.map((row) => wireGame(row, context.language)) };
};
