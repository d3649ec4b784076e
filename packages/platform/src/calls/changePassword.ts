import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/changePassword.gen.js";
import type { ChangePasswordRequest } from "../requests/changePassword.gen.js";

/**
 * Changes the logged-in member's password (AP-009, AU-050). The member's other sessions end; this one continues, unless
 * it was only for setting a new password.
 */
export const changePassword: Call<ChangePasswordRequest, Done> = {
  id: "changePassword",
  requirement: "AP-009",
  method: "POST",
  path: "/wps/member/password",
  auth: "token",
  encrypted: true,
  idempotent: false,
  changesIdentity: { fields: { newPassword: "password" }, password: "oldPassword" },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
