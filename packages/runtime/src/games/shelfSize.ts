import type { SiteConfig } from "@livery/product/siteConfig.ts";

/**
 * How many games a shelf shows, so that its last line is full on a desktop. `rows` is the number of lines of a
 * scrolling shelf on a desktop. The first card of a feature shelf is as large as four.
 */
export function shelfSize(rows: 1 | 2, { shelf, card }: Pick<SiteConfig["layout"], "shelf" | "card">): number {
  if (shelf === "feature") return 9;
  if (card === "wide") return rows === 2 ? 12 : 8;
  return rows === 2 || shelf === "row" ? 12 : 6;
}
