import type { FavoriteGamesResponse } from "@livery/platform/decoders/favoriteGames.gen.js";
import { shape } from "@livery/platform/requests/favoriteGames.gen.js";
import { favoriteIds } from "../games/favorites.ts";
import { pageOfGames } from "../games/pageOfGames.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { queryOf } from "../requestOf.ts";

const USUAL_PAGE_SIZE = 24;

/** AP-030: a page of the member's favourite games, the latest first. */
export const favoriteGames: Route<FavoriteGamesResponse> = async (context) => {
  const { pageNo = 1, pageSize = USUAL_PAGE_SIZE } = queryOf(context, shape);
  const { id } = sessionOf(context).member;
  const ids = await context.store.read((reading) => favoriteIds(reading, id));
  return pageOfGames(context, ids, { page: pageNo, pageSize });
};
