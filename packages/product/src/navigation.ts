import type { GameTypeId } from "./gameTypes.ts";
import type { FeatureGate } from "./gate.ts";
import type { RoutePath } from "./routes.ts";

/** An entry's group in the side menu; the header shows `play` and `offers` (L52, L60). */
export type NavigationGroup = "play" | "offers" | "service";

export interface NavigationRow extends FeatureGate {
  /** The key of its label in the core texts, after `nav.`. */
  readonly id: string;
  readonly path: RoutePath;
  readonly group: NavigationGroup;
  /** Name of its icon (ui's icon table). */
  readonly icon: string;
  /** The game types whose lobby it leads to (`gameTypes.ts`), so that the first load does not need their table. */
  readonly types?: readonly GameTypeId[];
}

/** The pages that menus lead to, in the order of the header (L52, HD-024 … HD-042) and of the side menu (L60). */
export const navigation = [
  { id: "home", path: "/index", group: "play", icon: "home" },
  { id: "live", path: "/live", group: "play", icon: "live", feature: "live", types: ["LIVE"] },
  { id: "slots", path: "/rng", group: "play", icon: "slots", feature: "slots", types: ["RNG"] },
  { id: "sports", path: "/sports", group: "play", icon: "sports", feature: "sports", types: ["SPORTS"] },
  { id: "esports", path: "/esports", group: "play", icon: "esports", feature: "esports", types: ["ESPORTS"] },
  { id: "elottery", path: "/elott", group: "play", icon: "elottery", feature: "elottery", types: ["ELOTT", "LOTT"] },
  { id: "fishing", path: "/fish", group: "play", icon: "fishing", feature: "fishing", types: ["FISH"] },
  { id: "poker", path: "/pvp", group: "play", icon: "poker", feature: "poker", types: ["PVP"] },
  { id: "hot", path: "/hot", group: "offers", icon: "hot", feature: "gameLists" },
  { id: "favourites", path: "/fav", group: "offers", icon: "heart", feature: "gameLists" },
  { id: "promotions", path: "/promotions", group: "offers", icon: "promotions", feature: "promotions" },
  { id: "vip", path: "/vip", group: "offers", icon: "vip", feature: "vip" },
  { id: "pointMall", path: "/pointMall", group: "offers", icon: "pointMall", feature: "pointMall" },
  { id: "notices", path: "/noticePage", group: "service", icon: "notices", feature: "notices" },
  { id: "help", path: "/help", group: "service", icon: "help", feature: "help" },
  { id: "download", path: "/down", group: "service", icon: "app", feature: "download" },
  { id: "affiliate", path: "/join", group: "service", icon: "affiliate", feature: "affiliate" },
] as const satisfies readonly NavigationRow[];
