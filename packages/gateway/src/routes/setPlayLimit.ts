import type { SetPlayLimitAnswer } from "@livery/platform/decoders/setPlayLimit.gen.js";
import { shape } from "@livery/platform/requests/setPlayLimit.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { setPlayLimit as setLimit, wirePlayLimits } from "../responsible/playLimits.ts";
import { sessionOf } from "../visit.ts";

/** AP-161: sets or removes a limit; what is stricter acts at once. */
export const setPlayLimit = withKey<SetPlayLimitAnswer>("setPlayLimit", (visit) => {
  const asked = requestOf(visit, shape);
  const { id } = sessionOf(visit).member;
  return (writing) => {
    settleDue(writing, { memberId: id, now: visit.now });
    setLimit(writing, id, asked, visit);
    return { limits: wirePlayLimits(writing, id, visit.now) };
  };
});
