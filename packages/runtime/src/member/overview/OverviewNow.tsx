import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { platformNow } from "../../kit/platformClock.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { lastThirtyDaysAtom } from "../panes/securityCenter/securityData.ts";
import { StatementSum } from "../StatementSum.tsx";
import * as css from "./OverviewNow.css.ts";
import { type Need, useNeeds } from "./useNeeds.ts";

interface OverviewNowProps {
  readonly onPane: (pane: MemberPaneId) => void;
}

/**
 * The overview's news: what waits for the member, or else what came of the last 30 days. Its place is as high in each state,
 * so that nothing below it moves when the answers arrive.
 */
export function OverviewNow({ onPane }: OverviewNowProps) {
  const { t } = useTranslation("member");
  const needs = useNeeds();
  const days = useQueryResult(lastThirtyDaysAtom);
  const isWaiting = needs === undefined || (needs.length === 0 && days.data === undefined && !days.failed);
  return (
    <Panel className={css.now} aria-busy={isWaiting || undefined}>
      {isWaiting ? (
        <Waiting />
      ) : needs.length > 0 ? (
        <ul className={css.needs} aria-label={t("needs")}>
          {needs.map((need) => (
            <li key={need.pane} className={css.need}>
              <NeedButton need={need} onPress={() => onPane(need.pane)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.days}>
          <CallView call={days} what={t("days")} form="line" skeleton={null}>
            {(statement) => <StatementSum statement={statement} />}
          </CallView>
        </div>
      )}
    </Panel>
  );
}

function Waiting() {
  return (
    <div className={css.days}>
      <Skeleton />
    </div>
  );
}

interface NeedButtonProps {
  readonly need: Need;
  readonly onPress: () => void;
}

function NeedButton({ need: { text, leftLabel, until }, onPress }: NeedButtonProps) {
  const { t } = useTranslation("member");
  return (
    <button type="button" className={css.button} onClick={onPress}>
      <span className={css.mark} />
      <span className={css.words}>{text}</span>
      {until !== undefined && (
        <span className={css.left}>
          <Countdown label={leftLabel} dayUnit={t("need.day")} until={until} now={platformNow} />
        </span>
      )}
      <span className={css.caret}>
        <Icon name="caretRight" />
      </span>
    </button>
  );
}
