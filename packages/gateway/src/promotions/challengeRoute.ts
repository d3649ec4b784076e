import type { JoinPromotionResponse } from "@livery/platform/decoders/joinPromotion.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import type { RequestContext } from "../requestContext.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";
import type { joinChallenge } from "./challenges.ts";
import { challengeOf } from "./challengeTerms.ts";
import { requirePromotion } from "./promotionState.ts";

interface Change {
  readonly read: (context: RequestContext) => { readonly id: string };
  readonly change: typeof joinChallenge;
  /** The error for a promotion that is not a challenge. */
  readonly otherwise: "NOTHING_TO_JOIN" | "NOTHING_TO_CLAIM";
}

/** The route of a call that joins or claims a challenge (AP-068); not during a break (CO-027). */
export function challengeRoute(call: string, { read, change, otherwise }: Change) {
  return withKey<JoinPromotionResponse>(call, (context) => {
    const member = realMember(context);
    const { id } = read(context);
    const { now } = context;
    return (writing) => {
      requireNotExcluded(writing, member, now);
      requirePromotion(writing, id);
      const challenge = challengeOf(id);
      if (!challenge) throw new ApiError(otherwise);
      return { state: change(writing, challenge, { member, now }).state };
    };
  });
}
