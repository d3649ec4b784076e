import type { CaptchaResponse } from "@livery/platform/decoders/captcha.gen.js";
import { rememberCaptcha } from "../captcha/captchas.ts";
import { drawCaptcha } from "../captcha/drawCaptcha.ts";
import type { Route } from "../requestContext.ts";

/** AP-014: a picture to type. The answer is the envelope itself: the id stands beside the value. */
export const captcha: Route<CaptchaResponse> = async ({ database, merchant: { merchant }, now, captchaText }) => {
  const text = captchaText();
  const picture = await drawCaptcha(text);
  return { value: picture.toString("base64"), id: await rememberCaptcha(database, { merchant, text, now }) };
};
