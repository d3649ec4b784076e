import type { CreateWithdrawalResponse } from "@livery/platform/decoders/createWithdrawal.gen.js";
import { shape } from "@livery/platform/requests/createWithdrawal.gen.js";
import { cardOf } from "../money/cards/bankCards.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { settleDue } from "../money/settleOrders.ts";
import { createWithdrawalOrder, wireWithdrawal } from "../money/withdrawals/withdrawalOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-116: creates a withdrawal order; its money is reserved from now on. */
export const createWithdrawal = withKey<CreateWithdrawalResponse>("createWithdrawal", async (context) => {
  const member = realMember(context);
  const { paymentPassword, ...asked } = requestOf(context, shape);
  await requirePaymentPassword(context, paymentPassword);
  const { merchant, now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    const order = createWithdrawalOrder(writing, member, asked, context);
    return wireWithdrawal(order, cardOf(writing, member.id, order.card_id), merchant);
  };
});
