import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useAtom } from "jotai";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useHasToken } from "../state/session.ts";
import { sideMenuOpenAtom } from "../state/sideMenu.ts";
import * as css from "./TabBar.css.ts";

/** The account tab of the tab bar: it leads a visitor to the login, and opens the side menu (account on top) for a member. */
export function AccountTab() {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useAtom(sideMenuOpenAtom);
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
    <button
      type="button"
      className={css.tab}
      aria-haspopup="dialog"
      aria-expanded={menuOpen}
      onClick={() => setMenuOpen(true)}
    >
      {inside}
    </button>
  );
}
