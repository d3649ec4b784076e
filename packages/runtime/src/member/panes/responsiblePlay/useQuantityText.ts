import type { Minor } from "@livery/product/money.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useLanguage } from "../../../site/language.ts";
import type { PlayLimit, Quantity } from "./limits.ts";
import { playTimeText } from "./playTime.ts";

/** How quantities of a kind of limit are written: money as it can be typed, time in words. */
export function useQuantityText(kind: PlayLimit["kind"]): (quantity: Quantity) => string {
  const currency = useCurrency();
  const { language } = useLanguage();
  return (quantity) =>
    kind === "SESSION" ? playTimeText(quantity, language) : typedAmount(quantity as Minor, currency);
}
