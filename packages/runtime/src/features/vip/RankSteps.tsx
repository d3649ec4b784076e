import type { WireRank } from "@livery/platform/decoders/shared/rank.gen.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as css from "./vip.css.ts";

interface RankStepsProps {
  /** Lowest first. */
  readonly ranks: readonly WireRank[];
  /** The member's own level, if there is one. */
  readonly level: number | undefined;
}

const WAITING = 5;

/** One step for each rank, with its benefits; the member's own is marked. */
export function RankSteps({ ranks, level = 0 }: RankStepsProps) {
  const { t } = useTranslation("vip");
  const { t: account } = useTranslation("auth");
  return (
    <ol className={css.steps}>
      {ranks.map((rank) => (
        <li
          key={rank.level}
          className={css.step}
          data-reached={rank.level <= level || undefined}
          aria-current={rank.level === level ? "step" : undefined}
        >
          <div className={css.stepHead}>
            <span className={css.medal} data-reached={rank.level <= level || undefined}>
              <Icon name={rank.vipService ? "vip" : "medal"} />
            </span>
            <div className={css.words}>
              <span className={css.level}>
                {rank.level === level ? <Tag>{t("own.tag")}</Tag> : account("rank.level", { level: rank.level })}
              </span>
              <h3 className={css.name}>{rank.name}</h3>
            </div>
          </div>
          <ul className={css.benefits}>
            {rank.benefits.map((benefit) => (
              <li key={benefit} className={css.benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
            {rank.vipService && (
              <li className={css.benefit}>
                <Icon name="support" />
                {t("service.vip")}
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export function RankStepsSkeleton() {
  return (
    <div className={css.steps}>
      {Array.from({ length: WAITING }, (_, index) => (
        <div key={index} className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
