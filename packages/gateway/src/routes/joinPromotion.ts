import type { JoinPromotionResponse } from "@livery/platform/decoders/joinPromotion.gen.js";
import { shape } from "@livery/platform/requests/joinPromotion.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { joinChallenge } from "../promotions/challenges.ts";
import { challengeOf } from "../promotions/challengeTerms.ts";
import { requirePromotion } from "../promotions/promotionState.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-068: joins a promotion; not during a break (CO-027). */
export const joinPromotion = withKey<JoinPromotionResponse>("joinPromotion", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    requirePromotion(writing, id);
    const challenge = challengeOf(id);
    if (!challenge) throw new ApiError("NOTHING_TO_JOIN");
    return { state: joinChallenge(writing, challenge, { member, now }).state };
  };
});
