// Generated from schemas/platform/favoriteGameIds.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getFavoriteGames (AP-029): the ids of the favourite games.
 */
export type FavoriteGameIdsResponse = (string | number)[];

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FavoriteGameIdsResponse>;
