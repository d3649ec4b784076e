import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { navigation, type NavigationGroup, type NavigationRow } from "@livery/product/navigation.ts";
import { HOME_PATH, type RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

export type MenuEntry = (typeof navigation)[number] & NavigationRow;

/** What a site's config says about its menus. */
export type MenuSite = Pick<SiteConfig, "features" | "gameTypes">;

/**
 * The entries of the given groups whose features are on: home, the brand's game types in its order, then the others in the
 * order of the table.
 */
export function menuEntries(site: MenuSite, groups: readonly NavigationGroup[]): readonly MenuEntry[] {
  const place = ({ types, path }: MenuEntry): number => {
    if (types) return site.gameTypes.findIndex((id) => types.includes(id));
    return path === HOME_PATH ? -1 : 99;
  };
  return navigation
    .filter(
      (entry: MenuEntry) => groups.includes(entry.group) && isOpen(entry, site) && (!entry.types || place(entry) >= 0),
    )
    .toSorted((one, other) => place(one) - place(other));
}

/** The entry that leads to a path, if the site has that page. */
export function entryOf(path: RoutePath, features: Readonly<Record<FeatureId, boolean>>): MenuEntry | undefined {
  return navigation.find((entry: MenuEntry) => entry.path === path && isOpen(entry, { features }));
}
