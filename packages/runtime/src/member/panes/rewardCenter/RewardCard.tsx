import { Button } from "@livery/ui/Button/Button.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { LazyImage } from "@livery/ui/LazyImage/LazyImage.tsx";
import { useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { usePicture } from "../../../kit/pictures/usePicture.ts";
import { activityState } from "../../../kit/promotions/activityStates.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { RewardAction } from "./RewardAction.tsx";
import * as css from "./rewardCenter.css.ts";
import type { Action, Outcome, Reward } from "./rewardData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

export interface RewardCardProps {
  readonly reward: Reward;
  /** What can be done about it, or was done a moment ago. */
  readonly action: Action | undefined;
  /** What came of it. */
  readonly outcome: Outcome | undefined;
  readonly onPressed: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

/** One reward: what it is worth, what it asks for and until when, and its state, which may be a button (PR-003 … PR-013). */
export function RewardCard({ reward, action, outcome, onPressed, onDone }: RewardCardProps) {
  const { t } = useTranslation("member/rewardCenter");
  const { t: auth } = useTranslation("auth");
  const picture = usePicture();
  const titleId = useId();
  const clock = useSiteClock();
  const { title, image, condition, amount, state, reason, expiresAt } = reward;
  const known = activityState(state);
  return (
    <article className={css.card} aria-labelledby={titleId}>
      {image !== undefined && (
        <div className={css.media}>
          <LazyImage className={css.art} src={picture(image)} alt="" width={600} height={338} />
        </div>
      )}
      <div className={css.copy}>
        <h4 className={css.title} id={titleId}>
          {title}
        </h4>
        {amount > 0 && (
          <p className={css.amount}>
            {action === "draw" && !outcome && <span className={css.upTo}>{t("upTo")} </span>}
            <Amount of={amount} />
          </p>
        )}
        {condition !== "" && <p className={css.condition}>{condition}</p>}
        {expiresAt !== undefined && !outcome && (
          <p className={css.until}>
            <Icon name="calendar" />
            {t("until", { time: shortTime(new Date(expiresAt), clock) })}
          </p>
        )}
        <div className={css.act}>
          {action ? (
            <RewardAction
              key={action}
              reward={reward}
              action={action}
              outcome={outcome}
              onPressed={onPressed}
              onDone={onDone}
            />
          ) : (
            <Button block disabled>
              {known ? auth(`activity.${known}`) : state}
            </Button>
          )}
          {known === "rejected" && reason && <p className={css.condition}>{reason}</p>}
        </div>
      </div>
    </article>
  );
}
