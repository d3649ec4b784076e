import { type DialogRow, dialogRow, dialogs } from "@livery/product/dialogs.ts";
import { isOpen } from "@livery/product/gate.ts";
import { useCloseOnBack } from "@livery/ui/Dialog/BackContext.ts";
import { Spinner } from "@livery/ui/Spinner/Spinner.tsx";
import { useSetAtom } from "jotai";
import { type ComponentType, createElement, useEffect } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { DialogContext } from "../dialogs/DialogContext.ts";
import { useLazyModule } from "../kit/useLazyModule.ts";
import { closeMenuBelowAtom, type OpenedDialog } from "../dialogs/dialogs.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { dropSessionAtom } from "../session/session.ts";
import { useGateContext } from "../session/useGateContext.ts";
import * as css from "./DialogStack.css.ts";
import { dialogSections, type DialogSections, preloadDialog } from "./dialogSections.ts";
import type { Section } from "../loading/lazySection.ts";
import { useDialogStack } from "./useDialogStack.ts";

interface DialogStackProps {
  /** The code of the dialogs; stories pass their own. */
  readonly sections?: DialogSections | undefined;
}

/** The open dialogs. They are native modals: the browser keeps the focus in the top one and sends Escape to it. */
export function DialogStack({ sections = dialogSections }: DialogStackProps) {
  const { shown, close } = useDialogStack();
  const menu = shown.find(({ id }) => dialogRow(id).yields);
  useFetchAhead("gate", sections);
  useFetchAhead(menu && "menu", sections);
  return shown.map((dialog) => {
    const section = sections[dialogRow(dialog.id).section ?? dialog.id];
    return (
      section && (
        <StackedDialog
          key={dialog.key}
          dialog={dialog}
          section={section}
          fromMenu={menu !== undefined && menu !== dialog}
          close={() => close(dialog)}
        />
      )
    );
  });
}

interface StackedDialogProps {
  readonly dialog: OpenedDialog;
  readonly section: Section<never>;
  /** The side menu is still open below it. */
  readonly fromMenu: boolean;
  readonly close: () => void;
}

function StackedDialog({ dialog, section, fromMenu, close }: StackedDialogProps) {
  const { t } = useTranslation();
  const row = dialogRow(dialog.id);
  const { code, ready, failed } = useLazyModule(section, row.texts, { asked: true, gently: fromMenu });
  useCloseOnBack(code === undefined, close);
  const closeMenuBelow = useSetAtom(closeMenuBelowAtom);
  // Not before this dialog is open: without any modal in between, the browser would style the whole page twice.
  const replaces = code !== undefined || !ready;
  useEffect(() => {
    if (replaces) closeMenuBelow(dialog.key);
  }, [replaces, closeMenuBelow, dialog.key]);
  const setNotice = useSetAtom(noticeAtom);
  const dropSession = useSetAtom(dropSessionAtom);
  useEffect(() => {
    if (!failed) return;
    // A forced dialog that did not load must not be skipped: the session ends, and the next login opens it again.
    if (row.forced) dropSession("loggedOut");
    setNotice({ kind: "failed", dialog: row.forced ? { ...dialog, id: "login", props: {} } : dialog });
    close();
  });
  if (code)
    return (
      <DialogContext value={{ row, close }}>
        {createElement(code as ComponentType<object>, { ...dialog.props, id: dialog.id } as object)}
      </DialogContext>
    );
  if (ready) return null;
  return (
    <div className={css.wait}>
      <Spinner label={t("dialog.loading")} size="lg" />
    </div>
  );
}

/** Loads those dialogs whose time it is and whose gates are open, before they are opened. */
function useFetchAhead(time: DialogRow["ahead"], sections: DialogSections): void {
  const context = useGateContext();
  const texts = useTexts();
  useEffect(() => {
    if (!time) return;
    for (const { id } of dialogs) {
      const row: DialogRow = dialogRow(id);
      if (row.ahead === time && isOpen(row, context)) preloadDialog(id, texts, sections);
    }
  }, [time, context, texts, sections]);
}
