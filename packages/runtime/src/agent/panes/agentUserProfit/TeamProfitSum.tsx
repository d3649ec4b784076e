import type { TeamProfitResponse } from "@livery/platform/decoders/teamProfit.gen.js";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { type Period, periodText } from "../../../kit/records/periods.ts";
import { useNetText } from "../../../kit/records/useNetText.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useLanguage } from "../../../site/language.ts";

interface TeamProfitSumProps extends Pick<TeamProfitResponse, "total" | "totals"> {
  readonly period: Period;
  /** Whose direct members are counted; undefined for the agent's own. */
  readonly parent: string | undefined;
  /** Only one member is listed. */
  readonly isOne: boolean;
}

/** What the members directly below somebody won or lost together, or what one member did. */
export function TeamProfitSum({ period, parent, isOne, total, totals }: TeamProfitSumProps) {
  const { t } = useTranslation("agent/agentUserProfit");
  const { language } = useLanguage();
  const netText = useNetText();
  const days = periodText(period, language);
  const isQuiet = totals.validBet === 0 && totals.payout === 0 && totals.net === 0;
  if (isOne) {
    const one = isQuiet
      ? t("sum.quiet.one", { period: days })
      : t("sum.one", { period: days, result: netText(totals.net, "member") });
    return <Sentence>{one}</Sentence>;
  }
  const values = { count: total, number: figure(formatCount(total)), period: days };
  const counted = parent === undefined ? t("sum.own", values) : t("sum.parent", { ...values, parent });
  return <Sentence>{`${counted} ${isQuiet ? t("sum.quiet") : netText(totals.net, "team")}`}</Sentence>;
}
