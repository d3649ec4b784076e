import { type DialogId, type DialogRow, dialogRow, dialogs } from "@livery/product/dialogs.ts";
import { type GateContext, isOpen } from "@livery/product/gate.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { useAtom, useSetAtom } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { plainPath } from "../kit/links/plainPath.ts";
import { closeDialogAtom, dialogStackAtom, openDialogAtom, type OpenedDialog } from "../dialogs/dialogs.ts";
import { type Session, useSession } from "../session/session.ts";
import { useGateContext } from "../session/useGateContext.ts";

interface DialogStackState {
  /** The opened dialogs whose gates are open, the top one last. */
  readonly shown: readonly OpenedDialog[];
  readonly close: (dialog: OpenedDialog) => void;
}

/**
 * The stack of dialogs. Another page closes them (MO-026; Back closes the top one first, `dialogHistory.ts`) and opens its own
 * (RT-006); login and logout close those whose gates no longer open.
 */
export function useDialogStack(): DialogStackState {
  const context = useGateContext();
  const { state } = useSession();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const [stack, setStack] = useAtom(dialogStackAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const ofPage = dialogOf(pathname);

  // In the same turn as the page changes: the new page's title can only take the focus when nothing modal is open.
  useLayoutEffect(() => {
    setStack((dialogs) => dialogs.filter(({ id }) => dialogRow(id).forced || dialogRow(id).stays));
    if (ofPage) openDialog(ofPage);
  }, [key, ofPage, setStack, openDialog]);

  // While the platform has not confirmed the session, dialogs are hidden but not closed.
  const settled = state !== "starting" && state !== "unknown";
  const isClosed = settled && stack.some(({ id }) => !openOne(id, context));
  useEffect(() => {
    if (!isClosed) return;
    setStack((dialogs) => dialogs.filter(({ id }) => openOne(id, context)));
    if (ofPage && !openOne(ofPage, context)) void navigate(HOME_PATH, { replace: true });
  }, [isClosed, context, ofPage, navigate, setStack]);
  useFocusAfterChange(stack.length > 0, state);

  return {
    shown: stack.flatMap((dialog) => {
      const id = openOne(dialog.id, context);
      return id ? [{ ...dialog, id }] : [];
    }),
    close(dialog) {
      closeDialog(dialog.key);
      const leavesPage = ofPage && dialogRow(ofPage).section === dialogRow(dialog.id).section;
      if (leavesPage) void navigate(HOME_PATH, { replace: true });
    },
  };
}

/** The dialog that a page opens. */
function dialogOf(pathname: string): DialogId | undefined {
  const path = plainPath(pathname);
  return dialogs.find((row: DialogRow) => row.pages?.some((page) => page === path))?.id;
}

/** The dialog if its gate is open, or the one that opens instead. */
export function openOne(id: DialogId, context: GateContext): DialogId | undefined {
  const row = dialogRow(id);
  if (isOpen(row, context)) return id;
  return row.instead === undefined ? undefined : openOne(row.instead as DialogId, context);
}

/** What opened a dialog is gone once somebody logged in or out by it, so the page itself takes the focus. */
function useFocusAfterChange(open: boolean, state: Session["state"]): void {
  const last = useRef({ open, state });
  useEffect(() => {
    const before = last.current;
    last.current = { open, state };
    if (before.open && before.state !== state) document.querySelector("main")?.focus({ preventScroll: true });
  }, [open, state]);
}
