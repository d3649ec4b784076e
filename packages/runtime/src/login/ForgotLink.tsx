import { useTranslation } from "../i18n/useTranslation.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import * as css from "./auth.css.ts";

/** Leads from a login to the recovery of a password, which replaces the login's dialog (AU-041). */
export function ForgotLink() {
  const { t } = useTranslation("auth");
  const openDialog = useOpenDialog();
  return (
    <button type="button" className={css.forgot} aria-haspopup="dialog" onClick={() => openDialog("forgotPassword")}>
      {t("login.forgot")}
    </button>
  );
}
