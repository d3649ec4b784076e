import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/login.gen.js";
import { type Login, toLogin } from "../loginResponse.ts";

interface WithPassword {
  readonly type: "username";
  /** The account, or its phone number. */
  readonly username: string;
  readonly password: string;
  /** The country of a phone number that does not name it itself. */
  readonly countryDialingCode?: string;
}

interface WithCode {
  readonly type: "sms";
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** The code that sendLoginCode had sent. */
  readonly verificationCode: string;
}

/** By Firebase: the reference platform refuses it. */
interface WithFirebase extends Omit<WithCode, "type"> {
  readonly type: "firebase";
}

type LoginRequest = (WithPassword | WithCode | WithFirebase) & {
  /** The visitor's answer to the picture of the captcha call. */
  readonly captcha?: { readonly id: string; readonly text: string };
  /** In its place, the proof of a solved slide captcha. */
  readonly slideProof?: string;
};

/**
 * Begins a session (AP-001). Refused, its error's `value` says whether a captcha is asked for from now on (AU-016); with
 * the code VERIFICATION_REQUIRED it has what verifyLogin goes on with: `ticket`, `methods`, and the masked `mobile` and
 * `email` (AU-029).
 */
export const login: Call<LoginRequest, Login> = {
  id: "login",
  requirement: "AP-001",
  method: "POST",
  path: "/wps/session/login",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: ({ captcha, ...account }) => ({ json: { ...account, captcha: captcha?.text, captchaId: captcha?.id } }),
  decode: (value) => decode(shape, value, toLogin),
};
