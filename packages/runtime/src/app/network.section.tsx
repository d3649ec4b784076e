import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { retryLostAtom } from "./watchNetwork.ts";

/**
 * Says that several parts of the page could not be loaded because of the network, and tries all of them again (ER-037).
 * `watchNetwork` closes it once all of them are here.
 */
export default function Network() {
  const { t } = useTranslation();
  const { close } = useDialog();
  const retry = useSetAtom(retryLostAtom);
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={t("platform.title")}
      text={t("platform.lead")}
      cancelLabel={t("dialog.close")}
      confirmLabel={t("failure.retry")}
      busy={busy}
      onCancel={close}
      onConfirm={() => void tryAgain()}
    />
  );
}
