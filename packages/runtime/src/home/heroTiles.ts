import type { Banner } from "@livery/platform/calls/announcements.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { HeroTileProps } from "@livery/ui/Hero/HeroTile.tsx";

/** The groups of banners that home shows (NT-011). */
const groups: readonly string[] = ["home", "w_index"];

/** In these formats each banner is a slide as large as the brand's statement; the others show small tiles beside it. */
const swiped: readonly SiteConfig["layout"]["hero"][] = ["split", "carousel"];

/** The platform's banners for home. */
export function homeBanners(banners: readonly Banner[]): readonly Banner[] {
  return banners.filter(({ group }) => groups.includes(group));
}

/**
 * The slides or tiles beside the brand's statement: the platform's banners and, in formats with small tiles, the site's
 * own pages after them.
 */
export function heroTiles(
  format: SiteConfig["layout"]["hero"],
  banners: readonly HeroTileProps[],
  pages: readonly HeroTileProps[],
): readonly HeroTileProps[] {
  return swiped.includes(format) ? banners : [...banners, ...pages];
}
