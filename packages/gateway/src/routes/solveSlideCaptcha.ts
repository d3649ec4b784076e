import type { SolveSlideCaptchaResponse } from "@livery/platform/decoders/solveSlideCaptcha.gen.js";
import { shape } from "@livery/platform/requests/solveSlideCaptcha.gen.js";
import { makeHumanProof } from "../captcha/humanProofs.ts";
import { spendSlide } from "../captcha/slideCaptchas.ts";
import { count, waitFor } from "../codes/tally.ts";
import { ApiError } from "../http/apiError.ts";
import { tooMany } from "../protection/tooMany.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

const WITHIN_MS = 15 * 60_000;
const WRONG_ONES = 10;

/** AP-156: checks where a piece was slid to and returns a proof for the next call. Wrong attempts are counted. */
export const solveSlideCaptcha: Route<SolveSlideCaptchaResponse> = async (context) => {
  const { id, x, track } = requestOf(context, shape);
  const { store, address, now } = context;
  const { merchant } = context.merchant;
  const counted = address !== undefined;
  const wrongOnes = { subject: `slide:${address}`, most: WRONG_ONES, withinMs: WITHIN_MS };
  const proof = await store.write((writing) => {
    const wait = counted ? waitFor(writing, wrongOnes, { merchant, now }) : 0;
    if (wait > 0) throw tooMany(wait);
    if (spendSlide(writing, { merchant, id, x, track, now })) return makeHumanProof(writing, merchant, now);
    if (counted) count(writing, wrongOnes.subject, { merchant, now });
    return undefined;
  });
  if (proof === undefined) throw new ApiError("auth/captcha-check-failed", { captcha: true });
  return { proof };
};
