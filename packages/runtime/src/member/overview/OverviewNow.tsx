import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { OverviewNews } from "../../kit/centre/OverviewNews.tsx";
import { platformNow } from "../../kit/platformClock.ts";
import { lastThirtyDaysAtom } from "../panes/securityCenter/securityData.ts";
import { StatementSum } from "../StatementSum.tsx";
import { useNeeds } from "./useNeeds.ts";

interface OverviewNowProps {
  readonly onPane: (pane: MemberPaneId) => void;
}

/** The overview's news: what waits for the member, or else what came of the last 30 days. */
export function OverviewNow({ onPane }: OverviewNowProps) {
  const { t } = useTranslation("member");
  const needs = useNeeds();
  const days = useQueryResult(lastThirtyDaysAtom);
  return (
    <OverviewNews
      label={t("needs")}
      needs={needs?.map(({ pane, text, leftLabel, until }) => ({
        id: pane,
        text,
        left: until !== undefined && (
          <Countdown label={leftLabel} dayUnit={t("need.day")} until={until} now={platformNow} />
        ),
        onPress: () => onPane(pane),
      }))}
      call={days}
      what={t("days")}
    >
      {(statement) => <StatementSum statement={statement} />}
    </OverviewNews>
  );
}
