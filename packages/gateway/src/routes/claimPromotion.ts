import type { ClaimPromotionResponse } from "@livery/platform/decoders/claimPromotion.gen.js";
import { shape } from "@livery/platform/requests/claimPromotion.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { claimChallenge } from "../promotions/challenges.ts";
import { challengeOf } from "../promotions/challengeTerms.ts";
import { requirePromotion } from "../promotions/promotionState.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-068: claims a promotion that the member joined; not during a break (CO-027). */
export const claimPromotion = withKey<ClaimPromotionResponse>("claimPromotion", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    requirePromotion(writing, id);
    const challenge = challengeOf(id);
    if (!challenge) throw new ApiError("NOTHING_TO_CLAIM");
    return { state: claimChallenge(writing, challenge, { member, now }).state };
  };
});
