import { shape } from "@livery/platform/requests/setFavoriteGame.gen.js";
import { setFavorite } from "../games/favorites.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { requestOf } from "../requestOf.ts";

/** AP-067: adds a game to the member's favourites, or removes it. */
export const setFavoriteGame: Route<null> = async (context) => {
  const { gameId, favorite } = requestOf(context, shape);
  const { id } = sessionOf(context).member;
  await context.store.write((writing) => setFavorite(writing, id, { gameId, on: favorite, now: context.now }));
  return null;
};
