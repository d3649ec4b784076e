import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/setFavoriteGame.gen.js";

/** Adds a game to the favourites, or removes it (AP-067). */
export const setFavoriteGame: Call<WireFields, Done> = {
  id: "setFavoriteGame",
  requirement: "AP-067",
  method: "POST",
  path: "/wps/relay/MCSFE_setFavoriteGame",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
