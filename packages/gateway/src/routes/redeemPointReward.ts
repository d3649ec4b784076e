import type { RedeemPointRewardResponse } from "@livery/platform/decoders/redeemPointReward.gen.js";
import { shape } from "@livery/platform/requests/redeemPointReward.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requireEitherPassword } from "../money/secrets/requireSecret.ts";
import { settleDue } from "../money/settleOrders.ts";
import { redeem, wireRedemption } from "../points/redemptions.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-053: spends points on a reward; nobody gets one during a break (CO-027). */
export const redeemPointReward = withKey<RedeemPointRewardResponse>("redeemPointReward", async (context) => {
  const member = realMember(context);
  const { paymentPassword, password, ...asked } = requestOf(context, shape);
  await requireEitherPassword(context, { paymentPassword, password });
  const { now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    settleDue(writing, { memberId: member.id, now });
    return wireRedemption(redeem(writing, member, asked, now), context);
  };
});
