import type { CancelDepositResponse } from "@livery/platform/decoders/cancelDeposit.gen.js";
import { shape } from "@livery/platform/requests/cancelDeposit.gen.js";
import { cancelDepositOrder, wireDeposit } from "../money/deposits/depositOrders.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-113: cancels a deposit that is not paid. */
export const cancelDeposit = withKey<CancelDepositResponse>("cancelDeposit", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    return wireDeposit(cancelDepositOrder(writing, member, id));
  };
});
