import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { type Period, periodText } from "../../../kit/records/periods.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useLanguage } from "../../../site/language.ts";

interface IncomeSumProps {
  readonly period: Period;
  /** What came in, less what the agent paid to its downline. */
  readonly total: Minor;
}

/** What the agent earned in a period, in words. */
export function IncomeSum({ period, total }: IncomeSumProps) {
  const { t } = useTranslation("agent/agentIncome");
  const { language } = useLanguage();
  const currency = useCurrency();
  const values = {
    period: periodText(period, language),
    amount: figure(typedAmount(minor(Math.abs(total)), currency)),
  };
  if (total === 0) return <Sentence>{t("sum.even", values)}</Sentence>;
  return <Sentence>{total > 0 ? t("sum.earned", values) : t("sum.paid", values)}</Sentence>;
}
