import { atom, useSetAtom } from "jotai";
import { useOpenDialog } from "../dialogs/dialogs.ts";

/** The tabs of the page of new members and links. */
type AccountTab = "member" | "links";

/** Which of them shows. */
export const accountTabAtom = atom<AccountTab>("member");

/** Opens the page of new members and links at one of its tabs. */
export function useOpenAccountTab(): (tab: AccountTab) => void {
  const setTab = useSetAtom(accountTabAtom);
  const openDialog = useOpenDialog();
  return (tab) => {
    setTab(tab);
    openDialog("agentCentre", { pane: "agentAccount" });
  };
}
