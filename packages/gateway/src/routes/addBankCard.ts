import type { AddBankCardResponse } from "@livery/platform/decoders/addBankCard.gen.js";
import { shape } from "@livery/platform/requests/addBankCard.gen.js";
import { changesIdentity } from "../identity/changesIdentity.ts";
import { addCard, wireChoice } from "../money/cards/bankCards.ts";
import { cardNumber, hashOfCard } from "../money/cards/cardNumber.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { sessionOf } from "../requestContext.ts";

const change = changesIdentity("addBankCard", shape, async (context, request) => {
  const { kind, bank, holder, number, paymentPassword } = request;
  const plain = cardNumber(kind, number);
  await requirePaymentPassword(context, paymentPassword);
  const numberHash = await hashOfCard(sessionOf(context).member.id, { kind, bank }, plain);
  const card = { kind, bank, holder, lastFour: plain.slice(-4), numberHash };
  return (writing, permit) => wireChoice(addCard(writing, permit, card, context.now), context);
});

/** AP-106: adds an account or an address to be paid out to. Its number is not stored. */
export const addBankCard = withKey<AddBankCardResponse>("addBankCard", change);
