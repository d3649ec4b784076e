import type { ReferralResponse } from "@livery/platform/decoders/referral.gen.js";
import { realMember } from "../money/realMember.ts";
import type { Route } from "../requestContext.ts";
import { referralOf } from "../rewards/referrals.ts";

/** AP-139: the code of the member's own link, and what it brought. */
export const referral: Route<ReferralResponse> = (context) => {
  const { id } = realMember(context);
  return context.store.read((reading) => referralOf(reading, id));
};
