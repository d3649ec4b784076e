import type { ComponentType } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { menuEntries } from "../../kit/menus/menuEntries.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./MainNav.css.ts";
import { NavEntry } from "./NavEntry.tsx";

interface MainNavProps {
  /** What takes the place of the entries once it is loaded. */
  readonly late: ComponentType | undefined;
}

/** The site's categories and offers; the current page is marked (HD-024 … HD-042). */
export function MainNav({ late: Late }: MainNavProps) {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <nav className={css.nav} aria-label={t("nav.label")}>
      {Late ? (
        <Late />
      ) : (
        <ul className={css.list}>
          {menuEntries(site, ["play", "offers", "service"]).map((entry) => (
            <li key={entry.id} className={css.cell} data-entry={entry.id} data-group={entry.group}>
              <NavEntry entry={entry} className={css.entry} iconClassName={css.icon} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
