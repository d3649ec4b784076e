import { atom, useSetAtom } from "jotai";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useHasAgentPage } from "./useHasAgentPage.ts";

/** The tabs of the page of new members and links. */
type AccountTab = "member" | "links";

/** Which of them shows. */
export const accountTabAtom = atom<AccountTab>("member");

/** Opens the page of new members and links at one of its tabs. Undefined where the brand leaves that page out. */
export function useOpenAccountTab(): ((tab: AccountTab) => void) | undefined {
  const setTab = useSetAtom(accountTabAtom);
  const openDialog = useOpenDialog();
  const hasPage = useHasAgentPage();
  if (!hasPage("agentAccount")) return undefined;
  return (tab) => {
    setTab(tab);
    openDialog("agentCentre", { pane: "agentAccount" });
  };
}
