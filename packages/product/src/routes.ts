import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";
import type { TextFileId } from "./textFiles.ts";

/** Which parts of the frame surround a page (RT-054). */
export type LayoutId = "full" | "headerOnly" | "bare";

export interface RouteRow extends FeatureGate {
  readonly path: string;
  /** The lazy section, which is also the name of its chunk (RT-044). */
  readonly section: string;
  readonly layout: LayoutId;
  /** The text file of a core page that needs more than `core`, which is always loaded. */
  readonly texts?: TextFileId;
  /** Reachable without a session, even on a site for members only (RT-048). */
  readonly exempt?: true;
  /** Useless in a search engine: a login, a registration, or a frame with a third-party game. */
  readonly unlisted?: true;
}

/** The start page; `/` redirects to it (RT-004). */
export const HOME_PATH = "/index";

export const HOME_SECTION = "index";

/**
 * Every page of the site. The section names come from the specification (L40, RT-044), including `eaLottery` for
 * /seaLottery (RT-046); /noticePage and /login have no section there, so they have our own.
 */
export const routes = [
  { path: HOME_PATH, section: HOME_SECTION, layout: "full" },
  { path: "/register", section: HOME_SECTION, layout: "full", exempt: true, unlisted: true },
  { path: "/register.html", section: HOME_SECTION, layout: "full", exempt: true },
  { path: "/login", section: "login", layout: "bare", texts: "auth", exempt: true, unlisted: true },
  { path: "/live", section: "live", layout: "full", feature: "live" },
  { path: "/rng", section: "egame", layout: "full", feature: "slots" },
  { path: "/hot", section: "egame", layout: "full", feature: "gameLists" },
  { path: "/fav", section: "egame", layout: "full", feature: "gameLists" },
  { path: "/fish", section: "fish", layout: "full", feature: "fishing" },
  { path: "/pvp", section: "pvp", layout: "full", feature: "poker" },
  { path: "/sports", section: "sports", layout: "full", feature: "sports" },
  { path: "/esports", section: "esports", layout: "full", feature: "esports" },
  { path: "/elott", section: "elott", layout: "full", feature: "elottery" },
  { path: "/lottery", section: "lottery", layout: "headerOnly", feature: "lottery" },
  { path: "/vnlottery", section: "vnlottery", layout: "headerOnly", feature: "lottery" },
  { path: "/seaLottery", section: "eaLottery", layout: "headerOnly", feature: "lottery" },
  { path: "/promotions", section: "promo", layout: "full", feature: "promotions" },
  { path: "/promoDetail", section: "promoDetail", layout: "full", feature: "promotions" },
  { path: "/vip", section: "Vip", layout: "full", feature: "vip" },
  { path: "/pointMall", section: "pointMall", layout: "full", feature: "pointMall" },
  { path: "/noticePage", section: "notice", layout: "full", feature: "notices" },
  { path: "/help", section: "help", layout: "full", feature: "help" },
  { path: "/helpmc", section: "help", layout: "bare", feature: "help", exempt: true },
  { path: "/down", section: "download", layout: "full", feature: "download" },
  { path: "/download", section: "download", layout: "full", feature: "download", exempt: true },
  { path: "/join", section: "joinus", layout: "full", feature: "affiliate" },
  { path: "/game", section: "byIframe", layout: "headerOnly", texts: "launch", unlisted: true },
  { path: "/seamless", section: "seamless", layout: "headerOnly", feature: "seamless", unlisted: true },
] as const satisfies readonly RouteRow[];

type Route = (typeof routes)[number];

/** The pages of a site: those of the core and of enabled features. */
export function enabledRoutes(site: ContextOf<FeatureGate>): readonly Route[] {
  return routes.filter((route: Route & RouteRow) => isOpen(route, site));
}

/** Whether a site has the page at a path. */
export function hasPage(path: RoutePath, site: ContextOf<FeatureGate>): boolean {
  return enabledRoutes(site).some((route) => route.path === path);
}

/** The text file that a page needs in addition to the core's. */
export function textsOf({ texts, feature }: RouteRow): TextFileId | undefined {
  return texts ?? feature;
}

export type SectionId = (typeof routes)[number]["section"];
export type RoutePath = (typeof routes)[number]["path"];
