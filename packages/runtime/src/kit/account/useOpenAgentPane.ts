import type { AgentPageId } from "@livery/product/agentPages.ts";
import { dialogRow } from "@livery/product/dialogs.ts";
import { type GateContext, isOpen } from "@livery/product/gate.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useGateContext } from "../../session/useGateContext.ts";

/** Opens the agent centre at a pane, or at its first one. Visitors get the login instead, who is no agent a warning (AG-043). */
export function useOpenAgentPane(): (pane?: AgentPageId) => void {
  const { t } = useTranslation("core");
  const openDialog = useOpenDialog();
  const context = useGateContext();
  return (pane) => {
    if (isAgentAreaRefused(context)) {
      openDialog("warning", { text: t("agentArea.refused") });
    } else openDialog("agentCentre", pane ? { pane } : {});
  };
}

/** Whether a warning opens instead. A visitor without a session gets the login. */
export function isAgentAreaRefused(context: GateContext): boolean {
  return context.session === "held" && !isOpen(dialogRow("agentCentre"), context);
}
