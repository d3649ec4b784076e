import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/requestPasswordMail.gen.js";
import type { RequestPasswordMailRequest } from "../requests/requestPasswordMail.gen.js";

/**
 * Requests a mail for resetting a forgotten password (AP-012, AU-042). The response reveals only that the request was
 * accepted.
 */
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
