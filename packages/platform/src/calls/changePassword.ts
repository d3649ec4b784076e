import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/changePassword.gen.js";
import type { ChangePasswordRequest } from "../requests/changePassword.gen.js";

/** Changes the password of who is logged in (AP-009, AU-050). The member's other sessions end; this one goes on, unless a new password was all that it could set. */
export const changePassword: Call<ChangePasswordRequest, Done> = {
  id: "changePassword",
  requirement: "AP-009",
  method: "POST",
  path: "/wps/member/password",
  auth: "token",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
