import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import type { DialogSectionProps } from "../dialogs/dialogs.ts";

/** Asks before a page that has to load again loses what was typed. */
export default function Reload({ answer }: DialogSectionProps<"reload">) {
  const { t } = useTranslation("forms");
  const { close } = useDialog();
  const [busy, setBusy] = useState(false);
  useNoAnswer(answer);
  const stay = () => {
    answer(false);
    close();
  };
  // It stays open until the page is gone: closing it would go back in the history, which ends a reload.
  const reload = () => {
    setBusy(true);
    answer(true);
  };
  return (
    <ConfirmDialog
      open
      title={t("reload.title")}
      text={t("reload.text")}
      cancelLabel={t("close.stay")}
      confirmLabel={t("reload.confirm")}
      busy={busy}
      onCancel={stay}
      onConfirm={reload}
    />
  );
}

/** The answer is no when the question goes without one, as with a logout. Who waits for it would wait for ever. */
function useNoAnswer(answer: (mayReload: boolean) => void): void {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // React's strict mode mounts everything twice.
      setTimeout(() => isGone.current && answer(false));
    };
  }, [answer]);
}
