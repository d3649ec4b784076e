import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RecentGamesResponse, shape } from "../decoders/recentGames.gen.js";

/** Lists the games that the member played most recently (AP-031). */
export const recentGames: Call<undefined, RecentGamesResponse> = {
  id: "recentGames",
  requirement: "AP-031",
  method: "GET",
  path: "/wps/relay/GCS_recentGame",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
