import { ApiError } from "../http/apiError.ts";
import { type RequestContext, textOf } from "../requestContext.ts";

/** The `captchaId` of a call whose `captcha` is a token of Turnstile. */
const TURNSTILE = "turnstile";

/**
 * Rejects the call unless it carries a token of the merchant's Turnstile widget. A platform that cannot ask Cloudflare
 * lets nobody pass: an attacker could bring that about.
 */
export async function requireTurnstile(context: RequestContext): Promise<void> {
  const { merchant, address } = context;
  const token = textOf(context, "captchaId") === TURNSTILE ? textOf(context, "captcha") : "";
  if (token === "") throw new ApiError("CAPTCHA_REQUIRED", { captcha: true });
  // Visitors of this machine see the site under other names.
  const domains = address === undefined ? [] : (merchant.domains ?? []);
  const isHuman = await context
    .checkTurnstile({ token, merchant: merchant.merchant, domains })
    .catch((error: unknown) => {
      context.unexpected(error);
      throw new ApiError("CAPTCHA_UNAVAILABLE", { captcha: true });
    });
  if (!isHuman) throw new ApiError("WRONG_CAPTCHA", { captcha: true });
}
