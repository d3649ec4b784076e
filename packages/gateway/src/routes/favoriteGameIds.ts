import type { FavoriteGameIdsResponse } from "@livery/platform/decoders/favoriteGameIds.gen.js";
import { favoriteIds } from "../games/favorites.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-029: the ids of the member's favourite games, the latest first. */
export const favoriteGameIds: Route<FavoriteGameIdsResponse> = (context) => {
  const { id } = sessionOf(context).member;
  return context.store.read((reading) => favoriteIds(reading, id));
};
