import type { CancelWithdrawalResponse } from "@livery/platform/decoders/cancelWithdrawal.gen.js";
import { shape } from "@livery/platform/requests/cancelWithdrawal.gen.js";
import { cardsOfOrders } from "../money/cards/bankCards.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { cancelWithdrawalOrder, wireWithdrawal } from "../money/withdrawals/withdrawalOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-118: cancels a withdrawal whose payment has not begun, unless the law of the merchant's markets forbids it. */
export const cancelWithdrawal = withKey<CancelWithdrawalResponse>("cancelWithdrawal", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { merchant, now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    const order = cancelWithdrawalOrder(writing, merchant, member, { id, now });
    return wireWithdrawal(order, cardsOfOrders(writing, member.id).get(order.card_id)!, merchant);
  };
});
