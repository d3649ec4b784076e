import type { Minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useLanguage } from "../../../site/language.ts";
import { formatCount } from "../../formatCount.ts";
import { typedAmount } from "../../forms/formAmounts.ts";
import { useCurrency } from "../../money/useCurrency.ts";
import { figure, Sentence } from "../../Sentence.tsx";
import { type Period, periodText } from "../periods.ts";

interface MovementSumProps {
  readonly period: Period;
  readonly total: number;
  /** What the reader has now, where the movements are its own. */
  readonly balance?: Minor | undefined;
}

/** How many movements a period had, and what there is now: the platform sends no sums of them. */
export function MovementSum({ period, total, balance }: MovementSumProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const currency = useCurrency();
  const sum = t("movement.sum", {
    count: total,
    number: figure(formatCount(total)),
    period: periodText(period, language),
  });
  if (balance === undefined) return <Sentence>{sum}</Sentence>;
  return (
    <Sentence>{`${sum} ${t("movement.sum.balance", { balance: figure(typedAmount(balance, currency)) })}`}</Sentence>
  );
}
