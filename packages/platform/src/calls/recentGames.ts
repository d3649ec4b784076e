import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/recentGames.gen.js";
import { type Game, toGame } from "../game.ts";

/** Lists the games that the member opened, the latest first (AP-031). */
export const recentGames: Call<undefined, readonly Game[]> = {
  id: "recentGames",
  requirement: "AP-031",
  method: "GET",
  path: "/wps/relay/GCS_recentGame",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value, context) => decode(shape, value, ({ games }) => games.map((game) => toGame(game, context))),
};
