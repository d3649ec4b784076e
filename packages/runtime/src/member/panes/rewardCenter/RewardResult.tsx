import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { activityState } from "../../../kit/promotions/activityStates.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import * as css from "./rewardCenter.css.ts";
import type { Action, Outcome, Reward } from "./rewardData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface RewardResultProps {
  readonly reward: Reward;
  readonly action: Action;
  readonly outcome: Outcome;
}

/** The new state, and what came of the press in words. It takes the focus of the button, which is gone. */
export function RewardResult({ reward: { state, amount }, action, outcome }: RewardResultProps) {
  const { t } = useTranslation("member/rewardCenter");
  const { t: auth } = useTranslation("auth");
  const currency = useCurrency();
  const openPane = useOpenMemberPane();
  const place = useFocusIfLost<HTMLParagraphElement>();
  const clock = useSiteClock();
  const known = activityState(state);
  const isPaid = known === "claimed" || known === "issued";
  const next = outcome.nextAt === undefined ? undefined : shortTime(new Date(outcome.nextAt), clock);
  const said = typedAmount(amount, currency);
  const paid = (act: "claim" | "draw") => (amount > 0 ? t(`done.${act}`, { amount: said }) : t("done.plain"));
  const words = [
    action === "join" ? t("done.join") : isPaid ? paid(action) : t("done.later"),
    next !== undefined && t("done.next", { time: next }),
  ];
  return (
    <>
      <Button block disabled>
        {known ? auth(`activity.${known}`) : state}
      </Button>
      <p className={css.result} role="status" tabIndex={-1} ref={place}>
        {words.filter(Boolean).join(" ")}
      </p>
      {action === "claim" && !isPaid && (
        <button type="button" className={parts.way} onClick={() => openPane("bonusDetails")}>
          {t("done.bonuses")}
        </button>
      )}
    </>
  );
}
