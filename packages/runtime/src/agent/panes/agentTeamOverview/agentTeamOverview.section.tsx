import { income } from "@livery/platform/calls/income.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { askedDays, periodText } from "../../../kit/records/periods.ts";
import { useLanguage } from "../../../site/language.ts";
import { useOpenAccountTab } from "../../accountTab.ts";
import { useAwaitingContracts } from "../../contracts/awaitingAnswer.ts";
import { type AgentPeriod, agentPeriods, comparedPeriods } from "../../agentPeriods.ts";
import * as css from "./agentTeamOverview.css.ts";
import { IncomeCard } from "./IncomeCard.tsx";
import { NeedsYou } from "./NeedsYou.tsx";
import { TeamChart } from "./TeamChart.tsx";
import { TeamFlow } from "./TeamFlow.tsx";
import { TeamSentence } from "./TeamSentence.tsx";
import { OverviewSkeleton, TeamTiles } from "./TeamTiles.tsx";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** How an agent's team does, what it brings, and what waits for an answer (AG-003, AG-005, AG-040). */
export default function TeamOverview() {
  const { t } = useTranslation("agent/agentTeamOverview");
  const { language } = useLanguage();
  const clock = useSiteClock();
  const [choice, setChoice] = useState<AgentPeriod>("month");
  const { shown, before } = comparedPeriods(choice, clock);
  const asked = askedDays(shown, clock);
  const team = useCall(teamOverview, asked);
  const former = useCall(teamOverview, before);
  const earned = useCall(income, { ...asked, pageSize: 1 });
  const awaiting = useAwaitingContracts();
  // The figures of other days are compared with nothing until theirs are here.
  const compared = former.stale || team.stale ? undefined : former.data;
  return (
    <Pane>
      <div className={css.period}>
        <SegmentedControl
          label={t("period")}
          labelHidden
          options={agentPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={choice}
          onValue={setChoice}
        />
        <span className={css.days}>{periodText(shown, language)}</span>
      </div>
      <CallView
        // Together with what waits for an answer, which is above it.
        call={awaiting ? team : { ...team, data: undefined }}
        what={t("what")}
        skeleton={<OverviewSkeleton />}
      >
        {(figures) =>
          figures.members === 0 ? (
            <NoTeam />
          ) : (
            <div className={css.overview}>
              <NeedsYou awaiting={awaiting ?? []} />
              <TeamSentence team={figures} />
              <div className={css.figures}>
                <IncomeCard
                  income={figures.income}
                  sums={earned.stale ? undefined : earned.data?.sums}
                  before={compared?.income}
                  daysBefore={periodText(before, language)}
                />
                <TeamTiles team={figures} before={compared} />
              </div>
              <TeamChart days={figures.days} />
              <TeamFlow team={figures} />
            </div>
          )
        }
      </CallView>
    </Pane>
  );
}

/** How the first member joins. */
function NoTeam() {
  const { t } = useTranslation("agent/agentTeamOverview");
  const { empty } = useArt();
  const open = useOpenAccountTab();
  return (
    <EmptyState
      level={4}
      title={t("empty.title")}
      text={open && t("empty.text")}
      art={empty}
      action={
        open && (
          <>
            <Button onClick={() => open("links")}>{t("empty.links")}</Button>
            <Button variant="soft" onClick={() => open("member")}>
              {t("empty.member")}
            </Button>
          </>
        )
      }
    />
  );
}
