import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/freePlay.gen.js";
import { type Login, toLogin } from "../loginAnswer.ts";
import type { FreePlayRequest } from "../requests/freePlay.gen.js";

/** Begins a trial session without an account (AP-013, AU-066). */
export const freePlay: Call<FreePlayRequest, Login> = {
  id: "freePlay",
  ledger: "AP-013",
  method: "POST",
  path: "/wps/session/login/freeplay",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, toLogin),
};
