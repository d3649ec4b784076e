import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/freePlay.gen.js";
import { type Login, toLogin } from "../loginResponse.ts";
import type { FreePlayRequest } from "../requests/freePlay.gen.js";

/** The fields that only the device or the visitor knows; the others are the same for every site (CN-026, CN-027). */
type Guest = Pick<FreePlayRequest, "os" | "random" | "birthday">;

/** Begins a trial session without an account (AP-013, AU-066). */
export const freePlay: Call<Guest, Login> = {
  id: "freePlay",
  requirement: "AP-013",
  method: "POST",
  path: "/wps/session/login/freeplay",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (guest) => ({ json: { ...guest, platform: "W", gatewayVersion: "3" } }),
  decode: (value) => decode(shape, value, toLogin),
};
