import { atom, useAtom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { AgentPageId } from "@livery/product/agentPages.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";

const askedAccountAtom = atom<string | undefined>(undefined);

/** Opens a page of records for one member. */
export function useOpenForAccount(): (pane: AgentPageId, account: string) => void {
  const ask = useSetAtom(askedAccountAtom);
  const openDialog = useOpenDialog();
  return (pane, account) => {
    ask(account);
    openDialog("agentCentre", { pane });
  };
}

/** The account that a page was opened for, if any; it is its first filter and belongs to no other page. */
export function useAskedAccount(): string | undefined {
  const [asked, setAsked] = useAtom(askedAccountAtom);
  const [first] = useState(asked);
  useEffect(() => setAsked(undefined), [setAsked]);
  return first;
}
