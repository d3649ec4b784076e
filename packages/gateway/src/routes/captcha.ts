import type { CaptchaResponse } from "@livery/platform/decoders/captcha.gen.js";
import { rememberCaptcha } from "../captcha/captchas.ts";
import { drawCaptcha } from "../captcha/drawCaptcha.ts";
import type { Route } from "../requestContext.ts";

/** AP-014: a captcha picture. The response is the envelope itself: the id is beside the value. */
export const captcha: Route<CaptchaResponse> = async ({ database, merchant: { merchant }, now, captchaText }) => {
  const text = captchaText();
  const picture = await drawCaptcha(text);
  return { value: picture.toString("base64"), id: await rememberCaptcha(database, { merchant, text, now }) };
};
