import type { Vendor, VendorGroup } from "@livery/platform/calls/vendors.ts";
import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import { hasPage, type RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { specialGameTypes } from "@livery/product/specialGameTypes.ts";
import { entryOf } from "../../kit/menus/menuEntries.ts";
import { OWN_ENTRY, vendorsIn } from "../../games/vendorsIn.ts";
import { vendorsOf } from "../../games/vendorsOf.ts";

/** A game type in the navigation, with its providers in the brand's order. */
export interface NavCategory {
  readonly type: GameTypeId;
  /** The id of its name in the texts, and its icon; the lottery has a name of its own and no icon (HD-043). */
  readonly entry: ReturnType<typeof entryOf> | undefined;
  /** Its lobby. */
  readonly lobby: RoutePath;
  /** Where its link leads: the lobby, or a game that starts at once (HD-058). */
  readonly path: RoutePath;
  readonly vendors: readonly Vendor[];
  /** A press on a provider of these types plays it: there are no games to choose from (HD-042, HD-047, HD-051). */
  readonly special: boolean;
}

/** What the navigation shows between home and the offers. */
export type NavGame =
  | { readonly kind: "category"; readonly category: NavCategory }
  /** The special categories, side by side in one group (HD-042). */
  | { readonly kind: "special"; readonly categories: readonly NavCategory[] }
  /** A provider with an entry of its own (HD-055). */
  | { readonly kind: "vendor"; readonly vendor: Vendor; readonly type: GameTypeId }
  /** The crash games of the slots lobby (RT-038). */
  | { readonly kind: "crash" };

type NavSite = Pick<SiteConfig, "features" | "gameTypes" | "vendorOrder" | "esportsVendors">;

/** The lottery provider that starts at once. */
const AT_ONCE = "TCG_SEA";

const lotteries: readonly GameTypeId[] = ["ELOTT", "LOTT"];

/**
 * The games of the navigation: the brand's game types in its order, each only if the platform lists providers for it
 * (HD-025, HD-039). The special types are moved together, to the place of the first one. What is added beside the types has
 * the places that the styles of `MainNav` keep free.
 */
export function navGames(site: NavSite, groups: readonly VendorGroup[]): readonly NavGame[] {
  const categories = site.gameTypes
    .map((type) => categoryOf(type, site, groups))
    .filter(({ vendors }) => vendors.length);
  const special = categories.filter((category) => category.special);
  const games = categories.flatMap((category): NavGame[] => {
    if (category.special) return category === special[0] ? [{ kind: "special", categories: special }] : [];
    return [{ kind: "category", category }, ...(category.type === "RNG" ? [{ kind: "crash" } as const] : [])];
  });
  return withOwnEntry(games, site, groups);
}

/** The provider with an entry of its own comes right after Live, or first where there is no Live (HD-055). */
function withOwnEntry(games: readonly NavGame[], site: NavSite, groups: readonly VendorGroup[]): readonly NavGame[] {
  const vendor = vendorsOf(["SPORTS"], groups).find(({ code }) => code === OWN_ENTRY);
  if (!vendor || !site.gameTypes.includes("SPORTS")) return games;
  const live = games.findIndex((game) => game.kind === "category" && game.category.type === "LIVE");
  return games.toSpliced(live + 1, 0, { kind: "vendor", vendor, type: "SPORTS" });
}

function categoryOf(type: GameTypeId, site: NavSite, groups: readonly VendorGroup[]): NavCategory {
  const vendors = vendorsIn(type, site, groups);
  const lobby = gameTypes.find(({ id }) => id === type)!.path;
  const startsAtOnce = lotteries.includes(type) && vendors.some(({ code }) => code === AT_ONCE);
  return {
    type,
    entry: type === "LOTT" ? undefined : entryOf(lobby, site.features),
    lobby,
    path: startsAtOnce && hasPage("/seaLottery", site) ? "/seaLottery" : lobby,
    vendors,
    special: specialGameTypes.includes(type),
  };
}
