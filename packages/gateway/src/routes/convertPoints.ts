import type { ConvertPointsResponse } from "@livery/platform/decoders/convertPoints.gen.js";
import { shape } from "@livery/platform/requests/convertPoints.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requireEitherPassword } from "../money/secrets/requireSecret.ts";
import { settleDue } from "../money/settleOrders.ts";
import { convertPoints as convert } from "../points/convertPoints.ts";
import { pointsOf } from "../points/movePoints.ts";
import { HUNDREDTHS } from "../points/pointTerms.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-057: turns points into money in the main wallet; not during a break (CO-027). */
export const convertPoints = withKey<ConvertPointsResponse>("convertPoints", async (context) => {
  const member = realMember(context);
  const { paymentPassword, password, points } = requestOf(context, shape);
  await requireEitherPassword(context, { paymentPassword, password });
  const { now } = context;
  return (writing) => {
    requireNotExcluded(writing, member, now);
    settleDue(writing, { memberId: member.id, now });
    const converted = convert(writing, member, points, now);
    return { ...converted, points: pointsOf(writing, member.id) / HUNDREDTHS };
  };
});
