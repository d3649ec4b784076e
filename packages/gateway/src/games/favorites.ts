import { ApiError } from "../http/apiError.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/** The ids of a member's favourite games, the latest first. */
export function favoriteIds({ all, tables }: Reading, memberId: number): string[] {
  const rows = all(
    tables
      .selectFrom("favorite_game")
      .innerJoin("game", "game.id", "favorite_game.game_id")
      .select("game.id")
      .where("member_id", "=", memberId)
      .orderBy("added_at", "desc")
      .orderBy("game.position"),
  );
  return rows.map(({ id }) => id);
}

/** Adds a game to a member's favourites or removes it; doing it again changes nothing. */
export function setFavorite(
  { first, run, tables }: Writing,
  memberId: number,
  { gameId, on, now }: { readonly gameId: string; readonly on: boolean; readonly now: number },
): void {
  if (!on) {
    run(tables.deleteFrom("favorite_game").where("member_id", "=", memberId).where("game_id", "=", gameId));
    return;
  }
  if (!first(tables.selectFrom("game").select("id").where("id", "=", gameId))) {
    throw new ApiError("FIELD_INVALID", { field: "gameId", rule: "unknown" });
  }
  run(
    tables
      .insertInto("favorite_game")
      .values({ member_id: memberId, game_id: gameId, added_at: now })
      .onConflict((known) => known.doNothing()),
  );
}
