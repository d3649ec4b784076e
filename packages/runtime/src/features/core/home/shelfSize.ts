import type { HomeSectionId } from "@livery/product/homeSections.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

type ShelfLayout = Pick<SiteConfig["layout"], "shelf" | "card">;

/** How many games a row shows, so that its last line is full on a desk: the first card of a feature shelf takes four places. */
export function shelfSize(id: HomeSectionId, { shelf, card }: ShelfLayout): number {
  if (shelf === "feature") return 9;
  if (card === "wide") return id === "hot" ? 12 : 8;
  return id === "hot" || shelf === "row" ? 12 : 6;
}

/** In how many rows a desk shows them where they are scrolled. */
export function shelfRows(id: HomeSectionId): 1 | 2 {
  return id === "hot" ? 2 : 1;
}
