import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type FavoriteGamesResponse, shape } from "../decoders/favoriteGames.gen.js";

/** Lists the member's favourite games (AP-030). */
export const favoriteGames: Call<WireFields, FavoriteGamesResponse> = {
  id: "favoriteGames",
  requirement: "AP-030",
  method: "GET",
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
