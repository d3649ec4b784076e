import type { ClaimRebateResponse } from "@livery/platform/decoders/claimRebate.gen.js";
import { shape } from "@livery/platform/requests/claimRebate.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { claimRebate as claim, wireClaim } from "../rebates/rebates.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-133: pays cashback into the main wallet; not during a break (CO-027). */
export const claimRebate = withKey<ClaimRebateResponse>("claimRebate", (context) => {
  const member = realMember(context);
  const { gameType } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    return wireClaim(claim(writing, member, gameType, now));
  };
});
