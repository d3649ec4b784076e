import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/setFavoriteGame.gen.js";

interface SetFavoriteGameRequest {
  readonly game: string;
  /** true: add the game; false: remove it. */
  readonly on: boolean;
}

/** Adds a game to the favourites, or removes it (AP-067). */
export const setFavoriteGame: Call<SetFavoriteGameRequest, Done> = {
  id: "setFavoriteGame",
  requirement: "AP-067",
  method: "POST",
  path: "/wps/relay/MCSFE_setFavoriteGame",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ game, on }) => ({ json: { gameId: game, favorite: on } }),
  decode: (value) => decode(shape, value, () => ({})),
};
