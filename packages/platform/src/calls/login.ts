import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/login.gen.js";
import { type Login, toLogin } from "../loginResponse.ts";

interface WithPassword {
  readonly type: "username";
  /** The account name, or its phone number. */
  readonly username: string;
  readonly password: string;
  /** The country of a phone number without a country code. */
  readonly countryDialingCode?: string;
}

interface WithCode {
  readonly type: "sms";
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** The code from sendLoginCode. */
  readonly verificationCode: string;
}

/** With Firebase: its ID token takes the place of the code (AU-003). */
interface WithFirebase extends Omit<WithCode, "type"> {
  readonly type: "firebase";
}

type LoginRequest = (WithPassword | WithCode | WithFirebase) & {
  /** The solution of a picture from the captcha call. */
  readonly captcha?: { readonly id: string; readonly text: string };
  /** Or the proof of a solved slide captcha. */
  readonly slideProof?: string;
};

/**
 * Begins a session (AP-001). If it is rejected, the error's `value` says whether a captcha is required from now on
 * (AU-016). With the code VERIFICATION_REQUIRED it contains what verifyLogin needs: `ticket`, `methods`, and the masked
 * `mobile` and `email` (AU-029).
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
