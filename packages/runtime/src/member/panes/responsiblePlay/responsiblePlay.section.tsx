import { Pane } from "../../../kit/centre/Pane.tsx";
import { Limits } from "./Limits.tsx";
import * as css from "./responsiblePlay.css.ts";

/** What members do to limit their own play (MC-045): limits. */
export default function ResponsiblePlay() {
  return (
    <Pane>
      <div className={css.parts}>
        <Limits />
      </div>
    </Pane>
  );
}
