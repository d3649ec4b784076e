import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AwaitingContract } from "../../contracts/awaitingAnswer.ts";
import { useNeedText } from "../../contracts/useNeedText.ts";
import * as css from "./agentTeamOverview.css.ts";

/** How many are shown here; the menu counts all of them. */
const MOST = 2;

/** Contracts that wait for the agent's answer. */
export function NeedsYou({ awaiting }: { readonly awaiting: readonly AwaitingContract[] }) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const needText = useNeedText();
  const openDialog = useOpenDialog();
  if (awaiting.length === 0) return null;
  return (
    <div className={css.needs}>
      {awaiting.slice(0, MOST).map((one) => (
        <Notice
          key={one.contract.id}
          action={
            <Button size="sm" variant="ghost" onClick={() => openDialog("agentCentre", { pane: one.page })}>
              {t("needs.open")}
            </Button>
          }
        >
          {needText(one)}
        </Notice>
      ))}
    </div>
  );
}
