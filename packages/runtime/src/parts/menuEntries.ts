import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { navigation, type NavigationGroup, type NavigationRow } from "@livery/product/navigation.ts";
import type { RoutePath } from "@livery/product/routes.ts";

type Entry = (typeof navigation)[number] & NavigationRow;

type Features = Readonly<Record<FeatureId, boolean>>;

/** The entries of the given groups whose features are on, in the order of the table. */
export function menuEntries(features: Features, groups: readonly NavigationGroup[]): readonly Entry[] {
  return navigation.filter((entry: Entry) => groups.includes(entry.group) && isOpen(entry, { features }));
}

/** The entry that leads to a path, if the site has that page. */
export function entryOf(path: RoutePath, features: Features): Entry | undefined {
  return navigation.find((entry: Entry) => entry.path === path && isOpen(entry, { features }));
}
