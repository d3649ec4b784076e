import type { RankProgressResponse } from "@livery/platform/decoders/rankProgress.gen.js";
import type { Minor } from "@livery/product/money.ts";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatAmount } from "../money/formatAmount.ts";
import { useCurrency } from "../money/useCurrency.ts";
import * as css from "./RankBars.css.ts";
import { rankNeeds } from "./rankNeeds.ts";

/** How far a member is on the way to the next rank: a bar for each of its requirements. Nothing at the highest rank. */
export function RankBars(progress: Omit<RankProgressResponse, "rank">) {
  const { t } = useTranslation("auth");
  const { next, deposit, validBet } = progress;
  const needs = rankNeeds(progress);
  if (!next || !needs) return null;
  return (
    <div className={css.bars}>
      <Bar label={t("rank.deposits")} value={deposit} goal={next.deposit} left={needs.deposit} />
      <Bar label={t("rank.bets")} value={validBet} goal={next.validBet} left={needs.validBet} />
    </div>
  );
}

interface BarProps {
  readonly label: string;
  readonly value: Minor;
  readonly goal: Minor;
  readonly left: Minor;
}

function Bar({ label, value, goal, left }: BarProps) {
  const { t } = useTranslation("auth");
  const currency = useCurrency();
  const say = (amount: Minor) => formatAmount(amount, currency, { decimals: "needed" });
  if (goal === 0) return null;
  const reached = t("rank.of", { value: say(value), goal: say(goal) });
  return (
    <Progress
      label={label}
      value={value}
      max={goal}
      valueText={reached}
      notes={{ start: reached, end: left === 0 ? t("rank.met") : t("rank.left", { amount: say(left) }) }}
    />
  );
}
