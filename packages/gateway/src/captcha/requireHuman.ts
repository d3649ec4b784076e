import { ApiError } from "../http/apiError.ts";
import { type Allowance, count, waitFor } from "../codes/tally.ts";
import type { Writing } from "../store/transaction.ts";
import { type RequestContext, textOf } from "../requestContext.ts";
import { spendCaptcha } from "./captchas.ts";
import { spendHumanProof } from "./humanProofs.ts";
import { requireTurnstile } from "./requireTurnstile.ts";

const HOUR_MS = 60 * 60_000;
/** The first this many calls in an hour need no captcha. */
const UNASKED = 3;
/** Up to this many calls in an hour a slide captcha is enough. */
const WITH_SLIDE = 6;

/** A solved slide is weak proof because programs can slide. Reading the characters of a picture is stronger proof. */
type NeededProof = "slide" | "picture";

/**
 * Rejects the call unless it carries the characters of a picture or, where that is enough, the proof of a solved slide
 * captcha. Both are valid once; a proof that is not strong enough is not used up. A merchant with a Turnstile widget
 * accepts only its tokens: nobody could choose the weaker captcha.
 */
export async function requireHuman(context: RequestContext, needed: NeededProof = "slide"): Promise<void> {
  if (context.merchant.turnstile) return requireTurnstile(context);
  const { database, store, now } = context;
  const { merchant } = context.merchant;
  const proof = needed === "slide" ? textOf(context, "slideProof") : "";
  const picture = { id: textOf(context, "captchaId"), text: textOf(context, "captcha") };
  if (proof === "" && (picture.id === "" || picture.text === "")) {
    throw new ApiError("CAPTCHA_REQUIRED", { captcha: true });
  }
  const isRight =
    proof === ""
      ? await spendCaptcha(database, { ...picture, merchant, now })
      : await store.write((writing) => spendHumanProof(writing, merchant, proof, now));
  if (!isRight) throw new ApiError("WRONG_CAPTCHA", { captcha: true });
}

/**
 * Like requireHuman(), but only for an address that has done `what` several times in an hour, or when one of `others`
 * is used up. An address that has done it even more often must solve a picture. The machine's own address is not
 * counted because everybody on the machine shares it.
 */
export async function requireHumanOften(
  context: RequestContext,
  what: string,
  others: readonly Allowance[] = [],
): Promise<void> {
  const { store, address, now } = context;
  const at = { merchant: context.merchant.merchant, now };
  const own = address === undefined ? [] : [{ subject: `${what}:${address}`, most: UNASKED, withinMs: HOUR_MS }];
  const countOwn = (writing: Writing) => {
    for (const { subject } of own) count(writing, subject, at);
  };
  const isUsedUp = (writing: Writing, allowances: readonly Allowance[]) =>
    allowances.some((allowance) => waitFor(writing, allowance, at) > 0);
  // In one transaction, so that simultaneous calls are counted one by one.
  const needed = await store.write((writing): NeededProof | undefined => {
    if (
      isUsedUp(
        writing,
        own.map((allowance) => ({ ...allowance, most: WITH_SLIDE })),
      )
    )
      return "picture";
    if (isUsedUp(writing, [...own, ...others])) return "slide";
    countOwn(writing);
    return undefined;
  });
  if (needed === undefined) return;
  await requireHuman(context, needed);
  await store.write(countOwn);
}
