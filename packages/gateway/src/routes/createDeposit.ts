import type { CreateDepositResponse } from "@livery/platform/decoders/createDeposit.gen.js";
import { shape } from "@livery/platform/requests/createDeposit.gen.js";
import { requireProvenContact } from "../members/requireProvenContact.ts";
import { createDepositOrder, wireDeposit } from "../money/deposits/depositOrders.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { requestOf } from "../requestOf.ts";

/** AP-111: creates a deposit order and returns where to pay. */
export const createDeposit = withKey<CreateDepositResponse>("createDeposit", (context) => {
  const member = realMember(context);
  const asked = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    requireProvenContact(writing, context.merchant, member.id);
    settleDue(writing, { memberId: member.id, now });
    return wireDeposit(createDepositOrder(writing, member, asked, now));
  };
});
