import { HOME_PATH, type RoutePath, hasPage } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

interface PageFacts {
  /** The text `about.X` that describes the page; by default the brand's own description. */
  readonly about?: string;
  /** The address of the same content that search engines should list instead. */
  readonly same?: RoutePath;
  /** The parameter that decides what the page shows. Others, such as the filters of a lobby, only arrange it. */
  readonly parameter?: string;
}

/** What search engines read about each page. */
export const pageFacts = {
  [HOME_PATH]: {},
  "/register": { same: HOME_PATH },
  "/register.html": { same: HOME_PATH },
  "/login": { about: "login" },
  "/live": { about: "live" },
  "/rng": { about: "slots" },
  "/hot": { about: "hot" },
  "/fav": { about: "favourites" },
  "/fish": { about: "fishing" },
  "/pvp": { about: "poker" },
  "/sports": { about: "sports" },
  "/esports": { about: "esports" },
  "/elott": { about: "elottery" },
  "/lottery": { about: "lottery" },
  "/vnlottery": { about: "vnLottery" },
  "/seaLottery": { about: "seaLottery" },
  "/promotions": { about: "promotions" },
  "/promoDetail": { about: "promotion", parameter: "id" },
  "/vip": { about: "vip" },
  "/pointMall": { about: "pointMall" },
  "/noticePage": { about: "notices" },
  "/help": { about: "help" },
  "/helpmc": { about: "help", same: "/help" },
  "/down": { about: "download", same: "/download" },
  "/download": { about: "download" },
  "/join": { about: "affiliate" },
  "/game": { about: "game" },
  "/seamless": { about: "game", same: "/game" },
} as const satisfies Record<RoutePath, PageFacts>;

type AboutId = Extract<(typeof pageFacts)[RoutePath], { readonly about: string }>["about"];

interface HeadOfPage {
  readonly about?: AboutId | undefined;
  /** Undefined if the brand has no domain, and for pages that the site does not have. */
  readonly canonical?: string | undefined;
  /** Search engines must not list it: the address is unknown, or its feature is off. */
  readonly missing: boolean;
}

/** What belongs into the head of the page at an address. */
export function headOfPage(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  site: Pick<SiteConfig, "features" | "origin">,
): HeadOfPage {
  const path = (pathname === "/" ? HOME_PATH : pathname.replace(/\/$/u, "")) as RoutePath;
  if (!hasPage(path, site)) return { missing: true };
  const { about, same = path, parameter }: PageFacts = pageFacts[path];
  const value = parameter === undefined ? null : new URLSearchParams(search).get(parameter);
  const query = value === null ? "" : `?${new URLSearchParams({ [parameter as string]: value })}`;
  return {
    missing: false,
    about: about === undefined ? undefined : (about as AboutId),
    canonical: site.origin === undefined ? undefined : `${site.origin}${same === HOME_PATH ? "/" : same}${query}`,
  };
}
