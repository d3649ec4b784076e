import { ShortcutGrid } from "@livery/ui/ShortcutGrid/ShortcutGrid.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { openGameTypes } from "../kit/menus/openGameTypes.ts";
import * as page from "../kit/page/page.css.ts";
import { useSite } from "../site/SiteContext.ts";
import { shortcutOffers } from "./shortcutOffers.ts";

/** Links to the game types. Where a phone shows them in rows, links to other pages fill the last row. */
export function Shortcuts() {
  const { t } = useTranslation();
  const site = useSite();
  const games = openGameTypes(site);
  if (games.length === 0) return null;
  const items = [
    ...games.map(({ id, entry }) => ({ ...linkTo(entry), note: t(`games.${id}`) })),
    ...shortcutOffers(games.length, site).map(linkTo),
  ];
  function linkTo({ id, path, icon }: (typeof games)[number]["entry"]) {
    return { href: path, icon, title: t(`nav.${id}`) };
  }
  return (
    <div className={page.plainSection}>
      <ShortcutGrid label={t("home.shortcuts.label")} items={items} />
    </div>
  );
}
