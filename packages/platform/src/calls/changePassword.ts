import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/changePassword.gen.js";

/** Changes the password of who is logged in (AP-009, AU-050). */
export const changePassword: Call<WireFields, Done> = {
  id: "changePassword",
  ledger: "AP-009",
  method: "POST",
  path: "/wps/member/password",
  auth: "token",
  encrypted: true,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
