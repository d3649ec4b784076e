import type { CreateDepositAnswer } from "@livery/platform/decoders/createDeposit.gen.js";
import { shape } from "@livery/platform/requests/createDeposit.gen.js";
import { createDepositOrder, wireDeposit } from "../money/deposits/depositOrders.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-111: orders a deposit and tells where to pay. */
export const createDeposit = withKey<CreateDepositAnswer>("createDeposit", (visit) => {
  const member = realMember(visit);
  const asked = requestOf(visit, shape);
  const { now } = visit;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    return wireDeposit(createDepositOrder(writing, member, asked, now));
  };
});
