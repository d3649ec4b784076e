import { rankProgress } from "@livery/platform/calls/rankProgress.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RankBars } from "../../kit/account/RankBars.tsx";
import { rankNeeds } from "../../kit/account/rankNeeds.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useCall } from "../../kit/calls/useCall.ts";
import * as css from "./vip.css.ts";

/** The member's rank, and what is still needed for the next one. */
export function OwnRank() {
  const { t } = useTranslation("vip");
  const progress = useCall(rankProgress, undefined);
  return (
    <CallView call={progress} what={t("own.label")} form="row" skeleton={<OwnRankSkeleton />}>
      {({ rank, ...own }) => {
        const { next } = own;
        const needs = rankNeeds(own);
        const isDone = needs?.deposit === 0 && needs.validBet === 0;
        return (
          <Panel padded className={css.own}>
            <div className={css.ownHead}>
              <span className={css.medal} data-reached>
                <Icon name="medal" />
              </span>
              <div className={css.words}>
                <span className={css.level}>{t("own.label")}</span>
                <h2 className={css.name}>{rank.name}</h2>
                <p className={css.note}>
                  {next === undefined && t("own.highest")}
                  {next && (isDone ? t("own.done", { rank: next.name }) : t("own.next", { rank: next.name }))}
                </p>
              </div>
            </div>
            <RankBars {...own} />
          </Panel>
        );
      }}
    </CallView>
  );
}

/** The place of the rank. */
export function OwnRankSkeleton() {
  return (
    <div className={css.ownWaiting}>
      <Skeleton shape="fill" />
    </div>
  );
}
