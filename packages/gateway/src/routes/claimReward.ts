import type { ClaimRewardResponse } from "@livery/platform/decoders/claimReward.gen.js";
import { shape } from "@livery/platform/requests/claimReward.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";
import { claimReward as claim, wireReward } from "../rewards/rewards.ts";

/** AP-138: claims a reward; not during a break (CO-027). */
export const claimReward = withKey<ClaimRewardResponse>("claimReward", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { language, now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    settleDue(writing, { memberId: member.id, now });
    return wireReward(claim(writing, id, { member, now }), language);
  };
});
