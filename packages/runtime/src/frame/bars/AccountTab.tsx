import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useHasToken } from "../../session/session.ts";
import * as css from "./TabBar.css.ts";

/** The account tab. It leads a visitor to the login; for a member it opens the side menu, with the account on top. */
export function AccountTab() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const hasToken = useHasToken();
  const inside = (
    <>
      <span className={css.icon}>
        <Icon name="user" />
      </span>
      <span className={css.label}>{hasToken ? t("tab.account") : t("tab.login")}</span>
    </>
  );
  if (!hasToken)
    return (
      <Link className={css.tab} href="/login">
        {inside}
      </Link>
    );
  return (
    <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => openDialog("sideMenu")}>
      {inside}
    </button>
  );
}
