import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { type Period, periodText } from "../../../kit/records/periods.ts";
import { useNetText } from "../../../kit/records/useNetText.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useLanguage } from "../../../site/language.ts";
import type { Sums } from "./profit.ts";

interface ProfitSumProps {
  readonly period: Period;
  readonly sums: Sums;
}

/** What came of a period, as a person would say it. A gain and a loss have the same tone. */
export function ProfitSum({ period, sums }: ProfitSumProps) {
  const { t } = useTranslation("member/personalProfit");
  const { language } = useLanguage();
  const currency = useCurrency();
  const netText = useNetText();
  const said = (amount: Minor) => figure(amountParts(amount, currency, { decimals: "needed" }).digits);
  const { validBet, payout, bonus, rebate = minor(0), net } = sums;
  const played = t("sum", { period: periodText(period, language), stake: said(validBet), payout: said(payout) });
  const gifts = giftsOf(sums);
  const given = gifts && t(`sum.${gifts}`, { bonus: said(bonus), rebate: said(rebate) });
  return <Sentence>{[played, given, netText(net, "own")].filter(Boolean).join(" ")}</Sentence>;
}

/** What came without a bet. */
function giftsOf({ bonus, rebate = minor(0) }: Sums): "bonus" | "rebate" | "gifts" | undefined {
  if (bonus > 0) return rebate > 0 ? "gifts" : "bonus";
  return rebate > 0 ? "rebate" : undefined;
}
