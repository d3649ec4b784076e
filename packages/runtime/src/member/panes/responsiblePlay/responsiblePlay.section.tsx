import { Pane } from "../../../kit/centre/Pane.tsx";
import { HelpLines } from "../../../kit/support/HelpLines.tsx";
import { Breaks } from "./Breaks.tsx";
import { Limits } from "./Limits.tsx";
import { Reminder } from "./Reminder.tsx";
import { Statement } from "./Statement.tsx";
import * as css from "./responsiblePlay.css.ts";

/** What members do to limit their own play (MC-045): limits and breaks, a statement, the reminder, and who helps. */
export default function ResponsiblePlay() {
  return (
    <Pane>
      <div className={css.parts}>
        <Limits />
        <Breaks />
        <Statement />
        <Reminder />
        <HelpLines />
      </div>
    </Pane>
  );
}
