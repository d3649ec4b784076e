import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/resetPassword.gen.js";

/** Sets a new password by a code sent to a phone (AP-017, AU-046). */
export const resetPassword: Call<WireFields, Done> = {
  id: "resetPassword",
  ledger: "AP-017",
  method: "POST",
  path: "/wps/member/password/verification",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
