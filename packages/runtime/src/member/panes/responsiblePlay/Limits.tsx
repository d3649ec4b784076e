import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { playLimitsAtom } from "../../../kit/data/playLimits.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { LimitCard } from "./LimitCard.tsx";
import { limitsByKind, type PlayLimit, SAMPLE_DAYS } from "./limits.ts";
import { LimitSum } from "./LimitSum.tsx";
import * as css from "./responsiblePlay.css.ts";

/** The member's limits of money and time, each of which can be changed in its place (CO-020). */
export function Limits() {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {} } = useSite();
  const call = useQueryResult(playLimitsAtom);
  // Only for suggestions: without it there are none.
  const use = useCall(playStatement, { days: SAMPLE_DAYS }).data;
  // What a change answered is newer than what was loaded before it.
  const [saved, setSaved] = useState<{ readonly limits: readonly PlayLimit[]; readonly at: number }>();
  return (
    <CallView call={call} what={t("limits")} skeleton={<LimitsSkeleton />}>
      {({ limits: loaded }) => {
        const limits = saved && saved.at > call.at ? saved.limits : loaded;
        return (
          <div className={css.part}>
            <LimitSum limits={limits} />
            <div className={css.cards}>
              {limitsByKind(limits, playTools).map((group) => (
                <div key={group.kind} className={css.card}>
                  <LimitCard
                    kind={group.kind}
                    limits={group.limits}
                    use={use}
                    onSaved={(answered) => setSaved({ limits: answered, at: Date.now() })}
                  />
                </div>
              ))}
            </div>
          </div>
        );
      }}
    </CallView>
  );
}

function LimitsSkeleton() {
  const { t } = useTranslation("member/responsiblePlay");
  return (
    <div className={css.part} role="status" aria-busy="true" aria-label={t("loading")}>
      <Skeleton shape="text" />
      <div className={css.cards}>
        {["DEPOSIT", "LOSS", "SESSION"].map((kind) => (
          <div key={kind} className={css.cardSkeleton}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    </div>
  );
}
