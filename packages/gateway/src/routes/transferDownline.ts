import type { TransferDownlineResponse } from "@livery/platform/decoders/transferDownline.gen.js";
import { shape } from "@livery/platform/requests/transferDownline.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { settleDue } from "../money/settleOrders.ts";
import { transferBy } from "../money/transfers/listTransfers.ts";
import { transferToDownline } from "../money/transfers/memberTransfer.ts";
import { requestOf } from "../requestOf.ts";

/** AP-123: transfers money to a member below the agent. */
export const transferDownline = withKey<TransferDownlineResponse>("transferDownline", async (context) => {
  const agent = realMember(context);
  const { account, amount, remark, paymentPassword } = requestOf(context, shape);
  await requirePaymentPassword(context, paymentPassword);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: agent.id, now });
    const id = transferToDownline(writing, agent, { account, amount, remark, now });
    return transferBy(writing, agent.id, { kind: "DOWN", id }, now);
  };
});
