import { durationText } from "../../../kit/durationText.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useLanguage } from "../../../site/language.ts";
import { isMoney, type PlayLimit, type Quantity } from "./limits.ts";

/** How quantities of a kind of limit are written: money as it can be typed, time in words. */
export function useQuantityText(kind: PlayLimit["kind"]): (quantity: Quantity) => string {
  const { language } = useLanguage();
  const currency = useCurrency();
  return (quantity) => (isMoney(kind, quantity) ? typedAmount(quantity, currency) : durationText(quantity, language));
}
