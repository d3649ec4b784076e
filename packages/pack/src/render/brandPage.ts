import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { htmlAttributes } from "./htmlAttributes.ts";
import type { Page } from "./renderHtml.ts";

/** A compiled brand whose site contains the addresses of its files. */
export type AddressedBrand = Omit<CompiledBrand, "site"> & { readonly site: SiteConfig };

/**
 * The parts of a brand's page, except for those that depend on how its code is served. Used by pack and development.
 */
export function brandPage(
  { site, theme, policy }: AddressedBrand,
  themeCss: string,
): Pick<Page, "site" | "attributes" | "themeCss" | "themeColors" | "origin"> {
  return {
    site,
    attributes: htmlAttributes(site, theme),
    themeCss,
    themeColors: { light: resolveColor(theme, "light", "bg"), dark: resolveColor(theme, "dark", "bg") },
    ...(policy.origin === undefined ? {} : { origin: policy.origin }),
  };
}
