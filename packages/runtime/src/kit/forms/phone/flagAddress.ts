import { FLAG_ROOT } from "@livery/product/flags.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The address of a country's flag: on the brand's host for flags, else on the platform's (BR-044). */
export function flagAddress({ flags, api }: Pick<SiteConfig["hosts"], "flags" | "api">, country: string): string {
  const host = (flags ?? api).replace(/\/$/u, "");
  return `${host}${FLAG_ROOT}/${encodeURIComponent(country)}.png`;
}
