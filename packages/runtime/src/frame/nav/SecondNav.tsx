import { HOME_PATH, hasPage } from "@livery/product/routes.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useSwitches } from "../../site/switches.ts";
import { useOpenMemberPane } from "../../kit/account/useOpenMemberPane.ts";
import * as css from "./SecondNav.css.ts";

/** The second list of the header (HD-059 … HD-061). Where there is no room for it, the side menu has the same entries. */
export function SecondNav() {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  const site = useSite();
  const { REFERRAL3 } = useSwitches();
  const openPane = useOpenMemberPane();
  return (
    <div className={css.place}>
      <nav className={css.nav} aria-label={menu("second.label")}>
        <ul className={css.list}>
          <li>
            <Link className={css.entry} href={HOME_PATH}>
              {t("nav.home")}
            </Link>
          </li>
          {hasPage("/promotions", site) && (
            <li>
              <Link className={css.entry} href="/promotions">
                {t("nav.promotions")}
              </Link>
            </li>
          )}
          {REFERRAL3 && (
            <li>
              <button type="button" className={css.entry} aria-haspopup="dialog" onClick={() => openPane("referral")}>
                {menu("second.invite")}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={css.entry} aria-haspopup="dialog" onClick={() => openPane("playerRank")}>
              {menu("second.vip")}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
