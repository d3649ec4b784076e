import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type LoginAnswer, shape } from "../decoders/login.gen.js";

interface LoginRequest {
  readonly type: "username";
  readonly username: string;
  readonly password: string;
  /** The visitor's answer to the picture of the captcha call. */
  readonly captcha?: { readonly id: string; readonly text: string };
}

export interface Login {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** The account's name as the platform writes it; empty if it does not say. */
  readonly userName: string;
}

function toLogin({ token, firstTimeLogin = false, passwordExpired = false, userName = "" }: LoginAnswer): Login {
  return { token, firstTimeLogin, passwordExpired, userName };
}

/** Begins a session (AP-001). Refused, its error's `value` says whether a captcha is asked for from now on (AU-016). */
export const login: Call<LoginRequest, Login> = {
  id: "login",
  ledger: "AP-001",
  method: "POST",
  path: "/wps/session/login",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: ({ captcha, ...account }) => ({ json: { ...account, captcha: captcha?.text, captchaId: captcha?.id } }),
  decode: (value) => decode(shape, value, toLogin),
};
