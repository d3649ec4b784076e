import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { isMoney, type PlayLimit, type Quantity } from "./limits.ts";
import { playTimeText } from "./playTime.ts";

/** How quantities of a kind of limit are written: money as it can be typed, time in words. */
export function useQuantityText(kind: PlayLimit["kind"]): (quantity: Quantity) => string {
  const { t } = useTranslation("member/responsiblePlay");
  const currency = useCurrency();
  return (quantity) => (isMoney(kind, quantity) ? typedAmount(quantity, currency) : playTimeText(quantity, t));
}
