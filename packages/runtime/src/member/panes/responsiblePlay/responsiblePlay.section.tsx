import { useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { HelpLines } from "../../../kit/support/HelpLines.tsx";
import { useSite } from "../../../site/SiteContext.ts";
import { Breaks } from "./Breaks.tsx";
import { breaksFrom } from "./breaks.ts";
import { Limits } from "./Limits.tsx";
import { Reminder } from "./Reminder.tsx";
import { Statement } from "./Statement.tsx";
import * as css from "./responsiblePlay.css.ts";

/** What members do to limit their own play (MC-045): limits and breaks, a statement, the reminder, and who helps. */
export default function ResponsiblePlay() {
  const { t } = useTranslation("member/responsiblePlay");
  const { back } = usePane();
  const { playTools = {} } = useSite();
  const hasBreaks = breaksFrom(playTools, 0).length > 0;
  const breaks = useRef<HTMLHeadingElement>(null);
  return (
    <Pane>
      <div className={css.parts}>
        {/* On a phone the breaks are below all limits. */}
        {hasBreaks && back && (
          <div>
            <button type="button" className={parts.way} onClick={() => breaks.current?.focus()}>
              {t("break.way")}
            </button>
          </div>
        )}
        <Limits />
        <Breaks titleRef={breaks} />
        <Statement />
        <Reminder />
        <HelpLines />
      </div>
    </Pane>
  );
}
