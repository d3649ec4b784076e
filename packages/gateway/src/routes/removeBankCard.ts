import type { RemoveBankCardResponse } from "@livery/platform/decoders/removeBankCard.gen.js";
import { shape } from "@livery/platform/requests/removeBankCard.gen.js";
import { removeCard } from "../money/cards/bankCards.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";

/** AP-107: removes a card; withdrawals to it continue. */
export const removeBankCard = withKey<RemoveBankCardResponse>("removeBankCard", async (context) => {
  const member = realMember(context);
  const { id, paymentPassword } = requestOf(context, shape);
  await requirePaymentPassword(context, paymentPassword);
  return (writing) => {
    removeCard(writing, member.id, id, context.now);
    return {};
  };
});
