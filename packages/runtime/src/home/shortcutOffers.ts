import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type MenuEntry, menuEntries, type MenuSite } from "../kit/menus/menuEntries.ts";

/** How many shortcuts a row has on a phone. */
const ROW = 4;

/** Entries that are only useful to members. */
const PERSONAL: readonly string[] = ["favourites"];

/** The menu entries that fill a phone's last row of shortcuts after the game types; none where the row is swiped. */
export function shortcutOffers(
  games: number,
  site: MenuSite & { readonly layout: Pick<SiteConfig["layout"], "shortcuts"> },
): readonly MenuEntry[] {
  if (site.layout.shortcuts === "chips") return [];
  const left = (ROW - (games % ROW)) % ROW;
  return menuEntries(site, ["offers"])
    .filter(({ id }) => !PERSONAL.includes(id))
    .slice(0, left);
}
