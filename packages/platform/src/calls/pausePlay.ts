import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PausePlayResponse, shape } from "../decoders/pausePlay.gen.js";

/** Excludes the member from play for 24 hours (AP-164, CO-026). */
export const pausePlay: Call<undefined, PausePlayResponse> = {
  id: "pausePlay",
  requirement: "AP-164",
  method: "POST",
  path: "/wps/responsible/pause",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  whileClosed: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
