import { Block } from "@livery/ui/Block/Block.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import * as css from "./bonusDetails.css.ts";
import { type Bonus, daysLeft, turnoverLeft } from "./bonusProgress.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** An active bonus: how much of its turnover is done, and until when the rest has to be. */
export function BonusCard({ bonus, clock }: { readonly bonus: Bonus; readonly clock: SiteClock }) {
  const { t } = useTranslation("member/bonusDetails");
  const currency = useCurrency();
  const { promotion, amount, turnoverNeeded, turnoverDone, expiresAt } = bonus;
  const left = turnoverLeft(bonus);
  const days = daysLeft(bonus, clock);
  const done = t("done", {
    needed: typedAmount(turnoverNeeded, currency),
    done: turnoverDone > 0 ? typedAmount(turnoverDone, currency) : "0",
  });
  return (
    <Block title={promotion} aside={<span className={css.amount}>{<Amount of={amount} />}</span>}>
      {left !== undefined && turnoverNeeded > 0 && (
        <Progress
          label={t("turnover")}
          value={turnoverDone}
          max={turnoverNeeded}
          valueText={done}
          aside={<span className={css.left}>{t("left", { left: typedAmount(left, currency) })}</span>}
          notes={{ start: done }}
        />
      )}
      <p className={css.note}>
        {expiresAt === undefined ? t("expires.never") : t("expires", { date: shortTime(new Date(expiresAt), clock) })}
        {days !== undefined && ` · ${days === 0 ? t("days.last") : t("days", { count: days })}`}
      </p>
    </Block>
  );
}
