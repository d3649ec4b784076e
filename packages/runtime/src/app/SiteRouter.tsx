import { BackContext } from "@livery/ui/Dialog/BackContext.ts";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { createDialogHistory, type DialogHistory } from "./dialogHistory.ts";

/** The browser's address bar and history. Back closes an open dialog first (MO-026). */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [dialogs] = useState(() => createDialogHistory(window));
  return (
    <BrowserRouter window={dialogs.window}>
      <BackContext value={dialogs.open}>{children}</BackContext>
      <PageWatch dialogs={dialogs} />
    </BrowserRouter>
  );
}

function PageWatch({ dialogs }: { readonly dialogs: DialogHistory }) {
  const { key } = useLocation();
  useLayoutEffect(() => dialogs.settle(), [dialogs, key]);
  return null;
}
