import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { isPresent } from "../parts/isPresent.ts";
import { menuEntries } from "../parts/menuEntries.ts";
import { useSite } from "../state/SiteContext.ts";
import * as css from "./MainNav.css.ts";

/** The categories and offers of the site, the present one marked (HD-024 … HD-042). */
export function MainNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { features, layout } = useSite();
  const entries = menuEntries(features, ["play", "offers"]);
  const below = layout.header === "rail" ? menuEntries(features, ["service"]) : [];
  return (
    <nav className={css.nav} aria-label={t("nav.label")}>
      <ul className={css.list}>
        {[...entries, ...below].map(({ id, path, icon }, index) => (
          <li key={id} className={css.cell} data-first-below={index === entries.length || undefined}>
            <Link className={css.entry} href={path} aria-current={isPresent(path, pathname) ? "page" : undefined}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
