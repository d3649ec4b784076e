import type { RemoveBankCardResponse } from "@livery/platform/decoders/removeBankCard.gen.js";
import { shape } from "@livery/platform/requests/removeBankCard.gen.js";
import { changesIdentity } from "../identity/changesIdentity.ts";
import { removeCard } from "../money/cards/bankCards.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";

const change = changesIdentity("removeBankCard", shape, async (context, { id, paymentPassword }) => {
  await requirePaymentPassword(context, paymentPassword);
  return (writing, permit) => {
    removeCard(writing, permit, id, context.now);
    return {};
  };
});

/** AP-107: removes a card; withdrawals to it continue. */
export const removeBankCard = withKey<RemoveBankCardResponse>("removeBankCard", change);
