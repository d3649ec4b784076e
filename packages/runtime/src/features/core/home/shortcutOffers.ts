import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { menuEntries } from "../../../parts/menuEntries.ts";

/** How many stand in a row on a phone. */
const ROW = 4;

/** What belongs to a member alone is no way on for everybody. */
const PERSONAL: readonly string[] = ["favourites"];

/** The entries beside the game types that make a phone's last row of shortcuts full; none where they are swiped. */
export function shortcutOffers(
  games: number,
  form: SiteConfig["layout"]["shortcuts"],
  features: SiteConfig["features"],
): ReturnType<typeof menuEntries> {
  if (form === "chips") return [];
  const left = (ROW - (games % ROW)) % ROW;
  return menuEntries(features, ["offers"])
    .filter(({ id }) => !PERSONAL.includes(id))
    .slice(0, left);
}
