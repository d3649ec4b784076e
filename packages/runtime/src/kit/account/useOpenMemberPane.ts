import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useLoginGate } from "../../session/loginGate.ts";

/**
 * Opens the member centre at a pane, or at its first one. Visitors get the login instead, trial accounts a warning
 * (RO-004, SM-012).
 */
export function useOpenMemberPane(): (pane?: MemberPaneId) => void {
  const openDialog = useOpenDialog();
  const mayAct = useLoginGate();
  return (pane) => {
    if (mayAct()) openDialog("memberCentre", pane ? { pane } : {});
  };
}
