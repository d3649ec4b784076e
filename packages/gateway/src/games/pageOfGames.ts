import type { GameListResponse } from "@livery/platform/decoders/gameList.gen.js";
import type { RequestContext } from "../requestContext.ts";
import { wireGame, withVendors } from "./wireGame.ts";

/** One page of the games with these ids, in the order of the ids. */
export async function pageOfGames(
  { database, language }: Pick<RequestContext, "database" | "language">,
  ids: readonly string[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<GameListResponse> {
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const rows = await withVendors(database.selectFrom("game")).where("game.id", "in", shown).execute();
  const places = new Map(shown.map((id, place) => [id, place]));
  const inOrder = rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return {
    games: inOrder.map((row) => wireGame(row, language)),
    pageNum: page,
    totalPages: Math.max(Math.ceil(ids.length / pageSize), 1),
  };
}
