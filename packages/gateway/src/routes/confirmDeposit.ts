import type { ConfirmDepositResponse } from "@livery/platform/decoders/confirmDeposit.gen.js";
import { shape } from "@livery/platform/requests/confirmDeposit.gen.js";
import { confirmDepositOrder, wireDeposit } from "../money/deposits/depositOrders.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-112: the member has paid; the cashier credits the deposit after a while. */
export const confirmDeposit = withKey<ConfirmDepositResponse>("confirmDeposit", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    return wireDeposit(confirmDepositOrder(writing, member, id, now));
  };
});
