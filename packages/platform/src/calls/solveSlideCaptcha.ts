import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SolveSlideCaptchaResponse, shape } from "../decoders/solveSlideCaptcha.gen.js";
import type { SolveSlideCaptchaRequest } from "../requests/solveSlideCaptcha.gen.js";

/** Submits where the piece was slid to (AP-156). */
export const solveSlideCaptcha: Call<SolveSlideCaptchaRequest, SolveSlideCaptchaResponse> = {
  id: "solveSlideCaptcha",
  requirement: "AP-156",
  method: "POST",
  path: "/wps/captcha/slide",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
