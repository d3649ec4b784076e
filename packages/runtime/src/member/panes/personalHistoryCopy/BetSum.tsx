import type { BetsResponse } from "@livery/platform/decoders/bets.gen.js";
import { minor, type Minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { type Period, periodText } from "../../../kit/records/periods.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useLanguage } from "../../../site/language.ts";

interface BetSumProps extends Pick<BetsResponse, "total" | "totals"> {
  readonly period: Period;
}

/** What came of all bets of a period, as a person would say it. A gain and a loss have the same tone. */
export function BetSum({ period, total, totals }: BetSumProps) {
  const { t } = useTranslation("member/personalHistoryCopy");
  const { language } = useLanguage();
  const currency = useCurrency();
  const said = (amount: Minor) => figure(amountParts(amount, currency, { decimals: "needed" }).digits);
  const { stake, payout, net } = totals;
  const sum = t("sum", {
    count: total,
    number: figure(formatCount(total)),
    period: periodText(period, language),
    stake: said(stake),
    payout: said(payout),
  });
  const size = said(minor(Math.abs(net)));
  const result = net === 0 ? t("sum.even") : net > 0 ? t("sum.won", { net: size }) : t("sum.lost", { net: size });
  return <Sentence>{`${sum} ${result}`}</Sentence>;
}
