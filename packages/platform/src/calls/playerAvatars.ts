import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PlayerAvatarsResponse, shape } from "../decoders/playerAvatars.gen.js";

/** Lists the pictures that a member may choose from (AP-004). */
export const playerAvatars: Call<undefined, PlayerAvatarsResponse> = {
  id: "playerAvatars",
  requirement: "AP-004",
  method: "GET",
  path: "/wps/relay/MCSFE_getPlayerAvatar",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
