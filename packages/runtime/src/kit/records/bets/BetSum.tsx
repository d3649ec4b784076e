import type { WireBetTotals } from "@livery/platform/decoders/shared/betTotals.gen.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useLanguage } from "../../../site/language.ts";
import { formatCount } from "../../formatCount.ts";
import { typedAmount } from "../../forms/formAmounts.ts";
import { useCurrency } from "../../money/useCurrency.ts";
import { figure, Sentence } from "../../Sentence.tsx";
import { type Period, periodText } from "../periods.ts";
import { type NetOf, useNetText } from "../useNetText.ts";

interface BetSumProps {
  readonly period: Period;
  readonly total: number;
  readonly totals: WireBetTotals;
  readonly whose: NetOf;
}

/** What came of all bets of a period, as a person would say it. */
export function BetSum({ period, total, totals: { stake, payout, net }, whose }: BetSumProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const currency = useCurrency();
  const netText = useNetText();
  const sum = t(`bet.sum.${whose}`, {
    count: total,
    number: figure(formatCount(total)),
    period: periodText(period, language),
    stake: figure(typedAmount(stake, currency)),
    payout: figure(typedAmount(payout, currency)),
  });
  return <Sentence>{`${sum} ${netText(net, whose)}`}</Sentence>;
}
