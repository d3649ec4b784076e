import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/requestPasswordMail.gen.js";

/** Asks for a mail with which a forgotten password is replaced (AP-012, AU-042). */
export const requestPasswordMail: Call<WireFields, Done> = {
  id: "requestPasswordMail",
  ledger: "AP-012",
  method: "POST",
  path: "/wps/member/password/email",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (form) => ({ form }),
  decode: (value) => decode(shape, value, () => ({})),
};
