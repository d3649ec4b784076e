import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { UnsavedFormsContext } from "./unsavedForms.ts";

interface CloseQuestion {
  /** Closes, or asks first where a form inside has something to lose. */
  readonly askToClose: () => void;
  /** Goes around the dialog: its forms report to it, and the question opens over it. */
  readonly guard: (dialog: ReactNode) => ReactNode;
}

/** For a dialog with forms: asks before what was entered is lost. */
export function useCloseQuestion(onClose: () => void): CloseQuestion {
  const [forms] = useState(() => new Set<symbol>());
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return {
    askToClose: () => (forms.size > 0 ? setAsking(true) : onClose()),
    guard: (dialog) => (
      <UnsavedFormsContext value={forms}>
        {dialog}
        {asking && <Question onStay={() => setAsking(false)} onLeave={leave} />}
      </UnsavedFormsContext>
    ),
  };
}

function Question({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { t } = useTranslation("forms");
  return (
    <ConfirmDialog
      open
      title={t("close.title")}
      text={t("close.text")}
      cancelLabel={t("close.stay")}
      confirmLabel={t("close.leave")}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
