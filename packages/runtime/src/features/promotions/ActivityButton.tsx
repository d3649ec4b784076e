import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { claimPromotion } from "@livery/platform/calls/claimPromotion.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import { promotion, type PromotionDetail } from "@livery/platform/calls/promotion.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLoginGate } from "../../state/loginGate.ts";
import { useWrite } from "../../state/writes/useWrite.ts";
import { activityState, activityStates } from "../../parts/promotions/activityStates.ts";
import * as css from "./promotions.css.ts";

const calls = { join: joinPromotion, claim: claimPromotion } as const;
const outdates = [promotion, availablePromotions, balance];

type ActivityButtonProps = Pick<PromotionDetail, "id" | "reason"> & {
  /** The platform's word; a visitor has none and may join. */
  readonly state: string;
};

/** What a member can do about a promotion now, or why nothing (PR-003 … PR-013). */
export function ActivityButton({ id, state, reason }: ActivityButtonProps) {
  const { t } = useTranslation("promotions");
  const known = activityState(state);
  const facts = known && activityStates[known];
  const label = known ? t(`state.${known}`) : state;
  if (facts && "action" in facts) return <Act key={facts.action} id={id} action={facts.action} label={label} />;
  return (
    <div className={css.act}>
      <Button size="lg" disabled>
        {label}
      </Button>
      {known === "rejected" && reason && <p className={css.outcome}>{reason}</p>}
    </div>
  );
}

interface ActProps {
  readonly id: string;
  readonly action: keyof typeof calls;
  readonly label: string;
}

/** Joins or claims, behind the login gate (PR-014). */
function Act({ id, action, label }: ActProps) {
  const { t } = useTranslation("promotions");
  const mayAct = useLoginGate();
  const change = useWrite(calls[action], { outdates, scope: id });
  const failed = ("error" in change && change.error?.said) || t("failed");
  const outcome = {
    idle: "",
    sending: "",
    refused: failed,
    conflict: failed,
    unknown: t("unknown"),
    done: t(`done.${action}`),
  }[change.state];
  return (
    <div className={css.act}>
      <Button
        size="lg"
        loading={change.state === "sending"}
        disabled={change.state === "done"}
        onClick={() => {
          if (mayAct()) void change.write({ id });
        }}
      >
        {label}
      </Button>
      <p className={css.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
