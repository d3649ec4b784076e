import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../kit/account/useOpenMemberPane.ts";
import { useHasToken } from "../../session/session.ts";
import * as css from "./TabBar.css.ts";

/** The account tab. It leads a visitor to the login; a member to the overview of the member centre. */
export function AccountTab() {
  const { t } = useTranslation();
  const openPane = useOpenMemberPane();
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
    <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => openPane()}>
      {inside}
    </button>
  );
}
