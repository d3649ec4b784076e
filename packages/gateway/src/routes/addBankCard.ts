import type { AddBankCardAnswer } from "@livery/platform/decoders/addBankCard.gen.js";
import { shape } from "@livery/platform/requests/addBankCard.gen.js";
import { addCard, wireCard } from "../money/cards/bankCards.ts";
import { cardNumber, hashOfNumber } from "../money/cards/cardNumber.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { requestOf } from "../requestOf.ts";

/** AP-106: adds an account or an address to be paid out to. Its number is not kept. */
export const addBankCard = withKey<AddBankCardAnswer>("addBankCard", async (visit) => {
  const member = realMember(visit);
  const { kind, bank, holder, number, paymentPassword } = requestOf(visit, shape);
  const plain = cardNumber(kind, number);
  await requirePaymentPassword(visit, paymentPassword);
  const numberHash = await hashOfNumber(member.id, kind, plain);
  const card = { kind, bank, holder, lastFour: plain.slice(-4), numberHash };
  return (writing) => wireCard(addCard(writing, member.id, card, visit.now));
});
