import type { Banner } from "@livery/platform/calls/announcements.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { HeroTileProps } from "@livery/ui/Hero/HeroTile.tsx";

/** The groups of banners that belong to the first page (NT-011). */
const groups: readonly string[] = ["home", "w_index"];

/** In these formats each banner is a slide as large as the statement; the others show small ones beside it. */
const swiped: readonly SiteConfig["layout"]["hero"][] = ["split", "carousel"];

/** The platform's banners for the first page. */
export function homeBanners(banners: readonly Banner[]): readonly Banner[] {
  return banners.filter(({ group }) => groups.includes(group));
}

/**
 * What stands beside the brand's statement: the platform's banners, and where the format has places for small ones, the
 * site's own pages in the places that are left.
 */
export function heroTiles(
  format: SiteConfig["layout"]["hero"],
  banners: readonly HeroTileProps[],
  pages: readonly HeroTileProps[],
): readonly HeroTileProps[] {
  return swiped.includes(format) ? banners : [...banners, ...pages];
}
