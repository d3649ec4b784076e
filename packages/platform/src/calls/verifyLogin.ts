import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VerifyLoginResponse, shape } from "../decoders/verifyLogin.gen.js";
import { type Login, toLogin } from "../loginResponse.ts";
import type { VerifyLoginRequest } from "../requests/verifyLogin.gen.js";

/** How a login continues: a code was sent, or the session has begun. */
type VerifiedLogin =
  | { readonly state: "sent"; readonly expiredMinutes: number }
  | { readonly state: "in"; readonly login: Login };

function toVerified({ token, expiredMinutes = 0, ...session }: VerifyLoginResponse): VerifiedLogin {
  if (token === undefined) return { state: "sent", expiredMinutes };
  return { state: "in", login: toLogin({ token, ...session }) };
}

/**
 * The second step of a login that needs verification (AP-064, AU-029): without an `answer` it sends the method's code,
 * with the correct answer it begins the session.
 */
export const verifyLogin: Call<VerifyLoginRequest, VerifiedLogin> = {
  id: "verifyLogin",
  requirement: "AP-064",
  method: "POST",
  path: "/wps/session/login/verify",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, toVerified),
};
