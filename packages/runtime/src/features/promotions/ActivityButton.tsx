import { claimPromotion } from "@livery/platform/calls/claimPromotion.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import type { PromotionDetail } from "@livery/platform/calls/promotion.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLoginGate } from "../../session/loginGate.ts";
import type { WriteOptions } from "../../kit/writes/sendWrite.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { activityState, activityStates } from "../../kit/promotions/activityStates.ts";
import { changedByOffers } from "../../kit/promotions/changedByOffers.ts";
import * as css from "./promotions.css.ts";

const calls = { join: joinPromotion, claim: claimPromotion } as const;

interface ActivityButtonProps extends Pick<PromotionDetail, "id"> {
  /** The platform's word; a visitor has none and may join. */
  readonly state: string;
  readonly reason: PromotionDetail["reason"] | undefined;
}

type Action = keyof typeof calls;

/** What a member can do about a promotion now, behind the login gate, or why nothing (PR-003 … PR-014). */
export function ActivityButton({ id, state, reason }: ActivityButtonProps) {
  const { t } = useTranslation("promotions");
  const { t: auth } = useTranslation("auth");
  const mayAct = useLoginGate();
  const options: WriteOptions<{ readonly id: string }> = {
    invalidates: changedByOffers,
    remembers: (request) => request,
    scope: id,
  };
  const changes = { join: useWrite(calls.join, options), claim: useWrite(calls.claim, options) };
  // The action that was pressed last: its button stays with its outcome, and so do the focus and the announcement.
  const [pressed, setPressed] = useState<Action>();
  const known = activityState(state);
  const facts = known && activityStates[known];
  const action = facts && "action" in facts ? facts.action : undefined;
  const shown = action ?? pressed;
  const change = shown && changes[shown];
  const failed = (change && "error" in change && change.error?.said) || t("failed");
  const outcome =
    shown &&
    {
      idle: "",
      sending: "",
      refused: failed,
      conflict: failed,
      unknown: t("unknown"),
      done: t(`done.${shown}`),
    }[changes[shown].state];
  const isDone = action === undefined || change?.state === "done";
  const press = (wanted: Action) => {
    if (!mayAct()) return;
    setPressed(wanted);
    void changes[wanted].write({ id });
  };
  return (
    <div className={css.act}>
      <Button
        size="lg"
        loading={change?.state === "sending"}
        disabled={isDone && pressed === undefined}
        // Undefined would replace what the button says while it is busy.
        {...(isDone && { "aria-disabled": true })}
        onClick={() => !isDone && press(action)}
      >
        {known ? auth(`activity.${known}`) : state}
      </Button>
      {known === "rejected" && reason && <p className={css.outcome}>{reason}</p>}
      <p className={css.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
