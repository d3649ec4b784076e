import { HOME_PATH } from "@livery/product/routes.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { LoadingOverlay } from "@livery/ui/LoadingOverlay/LoadingOverlay.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { signOutAtom } from "../kit/account/signOut.ts";

/** Asks for confirmation, logs out and goes home (AU-068 … AU-070). */
export default function Logout() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { close } = useDialog();
  const signOut = useSetAtom(signOutAtom);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    await navigate(HOME_PATH);
  };
  if (busy) return <LoadingOverlay label={t("logout.busy")} />;
  return (
    <ConfirmDialog
      open
      title={t("logout.title")}
      text={t("logout.text")}
      cancelLabel={t("logout.cancel")}
      confirmLabel={t("logout.confirm")}
      onCancel={close}
      onConfirm={() => void leave()}
    />
  );
}
