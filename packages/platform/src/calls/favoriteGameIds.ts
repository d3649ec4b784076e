import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/favoriteGameIds.gen.js";

/** Lists the ids of the member's favourite games (AP-029). */
export const favoriteGameIds: Call<undefined, readonly string[]> = {
  id: "favoriteGameIds",
  requirement: "AP-029",
  method: "GET",
  path: "/wps/relay/MCSFE_getFavoriteGames",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (ids) => ids.map(String)),
};
