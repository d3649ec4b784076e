import type { ClaimMissionResponse } from "@livery/platform/decoders/claimMission.gen.js";
import { shape } from "@livery/platform/requests/claimMission.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";
import { claimMission as claim, wireMission } from "../rewards/missions.ts";

/** AP-147: claims a finished mission; not during a break (CO-027). */
export const claimMission = withKey<ClaimMissionResponse>("claimMission", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { language, now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    settleDue(writing, { memberId: member.id, now });
    return wireMission(claim(writing, id, { member, now }), language);
  };
});
