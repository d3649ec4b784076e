import type { SiteConfig } from "./siteConfig.ts";

const HOUR_MS = 3_600_000;

/**
 * From when withdrawals to a card are possible, in milliseconds since 1970 (CO-036). Whoever takes over an account cannot
 * empty it at once, and its owner has time to see the notice of the new card.
 */
export function cardUsableFrom(addedAt: number, { constants }: Pick<SiteConfig, "constants">): number {
  return addedAt + constants.newCardWait * HOUR_MS;
}
