import type { BankCardsAnswer } from "@livery/platform/decoders/bankCards.gen.js";
import { cardsOf, wireCard } from "../money/cards/bankCards.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-105: where the member can be paid out to. */
export const bankCards: Route<BankCardsAnswer> = (visit) => {
  const { id } = sessionOf(visit).member;
  return visit.store.read((reading) => ({ list: cardsOf(reading, id).map(wireCard) }));
};
