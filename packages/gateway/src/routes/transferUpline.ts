import type { TransferUplineResponse } from "@livery/platform/decoders/transferUpline.gen.js";
import { shape } from "@livery/platform/requests/transferUpline.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { settleDue } from "../money/settleOrders.ts";
import { transferBy } from "../money/transfers/listTransfers.ts";
import { transferToUpline } from "../money/transfers/memberTransfer.ts";
import { requestOf } from "../requestOf.ts";

/** AP-121: transfers money to the member's upline. */
export const transferUpline = withKey<TransferUplineResponse>("transferUpline", async (context) => {
  const member = realMember(context);
  const { amount, remark, paymentPassword } = requestOf(context, shape);
  await requirePaymentPassword(context, paymentPassword);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    const id = transferToUpline(writing, member, { amount, remark, now });
    return transferBy(writing, member.id, { kind: "UP", id }, now);
  };
});
