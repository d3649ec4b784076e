import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type FreePlayAnswer, shape } from "../decoders/freePlay.gen.js";

/** Begins a trial session without an account (AP-013, AU-066). */
export const freePlay: Call<WireFields, FreePlayAnswer> = {
  id: "freePlay",
  ledger: "AP-013",
  method: "POST",
  path: "/wps/session/login/freeplay",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
