import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CaptchaResponse, shape } from "../decoders/captcha.gen.js";

export interface Captcha {
  /** A data URL of a PNG. */
  readonly image: string;
  /** Sent with the visitor's solution; empty if the platform recognises it by other means. */
  readonly id: string;
}

function toCaptcha({ value, id = "" }: CaptchaResponse): Captcha {
  return { image: `data:image/png;base64,${value}`, id: String(id) };
}

/** Returns a picture with characters to type (AU-017) (AP-014). */
export const captcha: Call<undefined, Captcha> = {
  id: "captcha",
  requirement: "AP-014",
  method: "GET",
  path: "/wps/captcha",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  keepsEnvelope: true,
  encode: () => ({}),
  decode: (value) => decode(shape, value, toCaptcha),
};
