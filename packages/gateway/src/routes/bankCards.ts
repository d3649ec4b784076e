import type { BankCardsResponse } from "@livery/platform/decoders/bankCards.gen.js";
import { cardsOf, wireChoice } from "../money/cards/bankCards.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-105: the accounts and addresses that the member can be paid out to. */
export const bankCards: Route<BankCardsResponse> = (context) => {
  const { id } = sessionOf(context).member;
  return context.store.read((reading) => ({
    list: cardsOf(reading, id).map((card) => wireChoice(card, context)),
  }));
};
