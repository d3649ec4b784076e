import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/requestPasswordMail.gen.js";
import type { RequestPasswordMailRequest } from "../requests/requestPasswordMail.gen.js";

/** Asks for a mail with which a forgotten password is replaced (AP-012, AU-042). Who asks learns only that it was taken. */
export const requestPasswordMail: Call<RequestPasswordMailRequest, Done> = {
  id: "requestPasswordMail",
  requirement: "AP-012",
  method: "POST",
  path: "/wps/member/password/email",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (form) => ({ form: { ...form } }),
  decode: (value) => decode(shape, value, () => ({})),
};
