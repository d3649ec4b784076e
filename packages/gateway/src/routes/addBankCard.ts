import type { AddBankCardResponse } from "@livery/platform/decoders/addBankCard.gen.js";
import { shape } from "@livery/platform/requests/addBankCard.gen.js";
import { addCard, wireChoice } from "../money/cards/bankCards.ts";
import { cardNumber, hashOfNumber } from "../money/cards/cardNumber.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";

/** AP-106: adds an account or an address to be paid out to. Its number is not stored. */
export const addBankCard = withKey<AddBankCardResponse>("addBankCard", async (context) => {
  const member = realMember(context);
  const { kind, bank, holder, number, paymentPassword } = requestOf(context, shape);
  const plain = cardNumber(kind, number);
  await requirePaymentPassword(context, paymentPassword);
  const numberHash = await hashOfNumber(member.id, kind, plain);
  const card = { kind, bank, holder, lastFour: plain.slice(-4), numberHash };
  return (writing) => wireChoice(addCard(writing, member.id, card, context.now), context);
});
