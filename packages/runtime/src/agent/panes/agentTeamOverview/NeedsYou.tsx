import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AwaitingContract } from "../../contracts/awaitingAnswer.ts";
import * as css from "./agentTeamOverview.css.ts";

/** How many are shown here; the menu counts all of them. */
const MOST = 2;

/** Contracts that wait for the agent's answer. */
export function NeedsYou({ awaiting }: { readonly awaiting: readonly AwaitingContract[] }) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const { t: agent } = useTranslation("agent");
  const openDialog = useOpenDialog();
  if (awaiting.length === 0) return null;
  return (
    <div className={css.needs}>
      {awaiting.slice(0, MOST).map(({ page, contract: { id, account, own, state } }) => (
        <Notice
          key={id}
          action={
            <Button size="sm" variant="ghost" onClick={() => openDialog("agentCentre", { pane: page })}>
              {t("needs.open")}
            </Button>
          }
        >
          {t(state === "TERMINATION_REQUESTED" ? "needs.end" : own ? "needs.offer" : "needs.ask", {
            account,
            kind: agent(`pane.${page}`),
          })}
        </Notice>
      ))}
    </div>
  );
}
