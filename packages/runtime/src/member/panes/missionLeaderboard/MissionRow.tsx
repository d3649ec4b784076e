import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { LazyImage } from "@livery/ui/LazyImage/LazyImage.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { usePicture } from "../../../kit/pictures/usePicture.ts";
import { activityState } from "../../../kit/promotions/activityStates.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { ClaimMission } from "./ClaimMission.tsx";
import { isClaimable, isClaimed, type Mission } from "./missionData.ts";
import * as css from "./missionLeaderboard.css.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface MissionRowProps {
  readonly mission: Mission;
  /** The mission as its claim was answered a moment ago. */
  readonly claimed: Mission | undefined;
  /** It was pressed to be claimed: what came of that stays in its place. */
  readonly isPressed: boolean;
  readonly onPressed: () => void;
  readonly onClaimed: (mission: Mission) => void;
}

/** A mission, how far it is, what it brings and until when. */
export function MissionRow({ mission, claimed, isPressed, onPressed, onClaimed }: MissionRowProps) {
  const { t } = useTranslation("member/missionLeaderboard");
  const picture = usePicture();
  const clock = useSiteClock();
  const { title, image, progress, target, reward, expiresAt } = mission;
  const done = t("progress", { target: formatCount(target), done: formatCount(Math.max(0, progress)) });
  return (
    <li className={css.row}>
      <div className={css.picture}>
        {image !== undefined && <LazyImage className={css.art} src={picture(image)} alt="" width={56} height={56} />}
      </div>
      <div className={css.words}>
        <div className={css.head}>
          <h4 className={css.name}>{title}</h4>
          <span className={css.amount}>
            <Amount of={reward} />
          </span>
        </div>
        <Progress
          label={title}
          labelHidden
          value={progress}
          max={target}
          valueText={done}
          notes={{
            start: done,
            end: expiresAt !== undefined && t("until", { time: shortTime(new Date(expiresAt), clock) }),
          }}
        />
      </div>
      <div className={css.act}>
        {claimed ? (
          <Done mission={claimed} />
        ) : isClaimable(mission) || isPressed ? (
          <ClaimMission mission={mission} onPressed={onPressed} onClaimed={onClaimed} />
        ) : (
          <State mission={mission} />
        )}
      </div>
    </li>
  );
}

/** Of a mission under way the bar says enough. */
function State({ mission }: Pick<MissionRowProps, "mission">) {
  const { t } = useTranslation("member/missionLeaderboard");
  if (activityState(mission.state) === "process") return null;
  if (!isClaimed(mission)) return <span className={css.state}>{mission.state}</span>;
  return (
    <span className={css.state}>
      <Icon name="check" /> {t("claimed")}
    </span>
  );
}

/** What a claim has paid. It takes the focus of the button that was pressed, which is gone. */
function Done({ mission: { reward } }: Pick<MissionRowProps, "mission">) {
  const { t } = useTranslation("member/missionLeaderboard");
  const currency = useCurrency();
  const place = useFocusIfLost<HTMLParagraphElement>();
  return (
    <p className={css.done} role="status" tabIndex={-1} ref={place}>
      {t("done", { amount: typedAmount(reward, currency) })}
    </p>
  );
}
