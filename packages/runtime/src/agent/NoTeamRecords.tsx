import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useArt } from "../kit/pictures/useArt.ts";
import { useHasAgentPage } from "./useHasAgentPage.ts";

/** In place of a team's records while there are none, with the way to a larger team. */
export function NoTeamRecords({ title }: { readonly title: string }) {
  const { t } = useTranslation("agent");
  const { empty } = useArt();
  const openDialog = useOpenDialog();
  const hasPage = useHasAgentPage();
  return (
    <EmptyState
      level={4}
      title={title}
      art={empty}
      action={
        hasPage("agentAccount") && (
          <Button onClick={() => openDialog("agentCentre", { pane: "agentAccount" })}>{t("pane.agentAccount")}</Button>
        )
      }
    />
  );
}
