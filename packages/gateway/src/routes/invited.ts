import type { InvitedResponse } from "@livery/platform/decoders/invited.gen.js";
import { shape } from "@livery/platform/requests/invited.gen.js";
import { realMember } from "../money/realMember.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";
import { listInvited } from "../rewards/referrals.ts";

/** AP-140: the members who registered with the member's link, with their names masked. */
export const invited: Route<InvitedResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { id } = realMember(context);
  return context.store.read((reading) => listInvited(reading, id, asked));
};
