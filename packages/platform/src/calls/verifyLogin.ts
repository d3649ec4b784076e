import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VerifyLoginAnswer, shape } from "../decoders/verifyLogin.gen.js";

/** The second step of a login that asks for one (AP-064, AU-029). */
export const verifyLogin: Call<WireFields, VerifyLoginAnswer> = {
  id: "verifyLogin",
  ledger: "AP-064",
  method: "POST",
  path: "/wps/session/login/verify",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
