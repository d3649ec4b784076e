import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useVisibleBalance } from "../../../kit/account/Balance.tsx";
import { formatCount } from "../../../kit/formatCount.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { type Period, periodText } from "../../../kit/records/periods.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useLanguage } from "../../../site/language.ts";

interface MovementSumProps {
  readonly period: Period;
  readonly total: number;
}

/** How many movements a period had, and what there is now: the platform sends no sums of them. */
export function MovementSum({ period, total }: MovementSumProps) {
  const { t } = useTranslation("member/transactionHistory");
  const { language } = useLanguage();
  const currency = useCurrency();
  const balance = useVisibleBalance();
  const sum = t("sum", {
    count: total,
    number: figure(formatCount(total)),
    period: periodText(period, language),
  });
  if (balance === undefined) return <Sentence>{sum}</Sentence>;
  return <Sentence>{`${sum} ${t("sum.balance", { balance: figure(typedAmount(balance, currency)) })}`}</Sentence>;
}
