import { HOME_PATH, hasPage, type RoutePath } from "@livery/product/routes.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isActive } from "../../kit/links/isActive.ts";
import { openGameTypes } from "../../kit/menus/openGameTypes.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import { AccountTab } from "./AccountTab.tsx";
import * as css from "./TabBar.css.ts";

/** The navigation on phones for brands with `nav: bottom`. */
export function TabBar() {
  const { t } = useTranslation();
  const site = useSite();
  const games = openGameTypes(site).map(({ entry }) => entry.path);
  const firstGame = games[0];
  return (
    <nav className={css.bar} aria-label={t("tab.label")}>
      <Tab icon="home" label={t("nav.home")} href={HOME_PATH} covers={[HOME_PATH]} />
      {firstGame && <Tab icon="games" label={t("tab.games")} href={firstGame} covers={games} />}
      {hasPage("/promotions", site) && (
        <Tab icon="promotions" label={t("tab.offers")} href="/promotions" covers={["/promotions"]} raised />
      )}
      <AccountTab />
      <MenuTab />
    </nav>
  );
}

interface TabProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: RoutePath;
  /** The pages on which this tab is marked as current. */
  readonly covers: readonly RoutePath[];
  /** The tab in the middle, which some surface treatments lift or fill. */
  readonly raised?: boolean | undefined;
}

function Tab({ icon, label, href, covers, raised = false }: TabProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={css.tab}
      href={href}
      aria-current={covers.some((path) => isActive(path, pathname)) ? "page" : undefined}
    >
      <span className={raised ? css.raised : css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.label}>{label}</span>
    </Link>
  );
}

function MenuTab() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  return (
    <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => openDialog("sideMenu")}>
      <span className={css.icon}>
        <Icon name="list" />
      </span>
      <span className={css.label}>{t("tab.menu")}</span>
    </button>
  );
}
