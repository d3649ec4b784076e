import type { SetPlayLimitResponse } from "@livery/platform/decoders/setPlayLimit.gen.js";
import { shape } from "@livery/platform/requests/setPlayLimit.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";
import { setPlayLimit as setLimit, wirePlayLimits } from "../responsible/playLimits.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-161: sets or removes a limit; a stricter one takes effect at once. */
export const setPlayLimit = withKey<SetPlayLimitResponse>("setPlayLimit", (context) => {
  const asked = requestOf(context, shape);
  const { id } = sessionOf(context).member;
  return (writing) => {
    settleDue(writing, { memberId: id, now: context.now });
    setLimit(writing, id, asked, context);
    return { limits: wirePlayLimits(writing, id, context.now) };
  };
});
