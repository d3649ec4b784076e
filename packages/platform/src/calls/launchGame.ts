import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type LaunchGameResponse, shape } from "../decoders/launchGame.gen.js";

/** Opens a game (AP-033). */
export const launchGame: Call<WireFields, LaunchGameResponse> = {
  id: "launchGame",
  requirement: "AP-033",
  method: "POST",
  path: "/wps/game/launchGame",
  auth: "token",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
