import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/resetPassword.gen.js";
import type { ResetPasswordRequest } from "../requests/resetPassword.gen.js";

interface PasswordReset {
  /** The name to log in with; empty if the platform does not return it (AU-048). */
  readonly userName: string;
}

/** Sets a new password with the code of sendLoginCode (AP-017, AU-046). It does not log in. */
export const resetPassword: Call<ResetPasswordRequest, PasswordReset> = {
  id: "resetPassword",
  requirement: "AP-017",
  method: "POST",
  path: "/wps/member/password/verification",
  auth: "none",
  encrypted: true,
  idempotent: false,
  changesIdentity: { fields: { newPassword: "password" } },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, ({ userName = "" }) => ({ userName })),
};
