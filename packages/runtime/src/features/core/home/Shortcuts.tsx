import { ShortcutGrid } from "@livery/ui/ShortcutGrid/ShortcutGrid.tsx";
import { useTranslation } from "react-i18next";
import { openGameTypes } from "../../../parts/openGameTypes.ts";
import * as page from "../../../parts/page.css.ts";
import { useSite } from "../../../state/SiteContext.ts";

/** The game types as a block of links. */
export function Shortcuts() {
  const { t } = useTranslation();
  const { features } = useSite();
  const items = openGameTypes(features).map(({ id, entry }) => ({
    href: entry.path,
    icon: entry.icon,
    title: t(`nav.${entry.id}`),
    note: t(`games.${id}`),
  }));
  if (items.length === 0) return null;
  return (
    <div className={page.plainSection}>
      <ShortcutGrid label={t("home.shortcuts.label")} items={items} />
    </div>
  );
}
