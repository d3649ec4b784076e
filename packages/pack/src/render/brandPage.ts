import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { htmlAttributes } from "./htmlAttributes.ts";
import { marksCss, type PlacedMark } from "./marks/renderMarks.ts";
import type { Page } from "./renderHtml.ts";

/** A compiled brand whose site contains the addresses of its files. */
export type AddressedBrand = Omit<CompiledBrand, "site"> & {
  readonly site: SiteConfig;
  readonly marks: readonly PlacedMark[];
};

/**
 * The parts of a brand's page, except for those that depend on how its code is served. Used by pack and development.
 */
export function brandPage({
  site,
  theme,
  marks,
}: AddressedBrand): Pick<Page, "site" | "marks" | "attributes" | "themeColors"> {
  return {
    site,
    marks,
    attributes: htmlAttributes(site, theme),
    themeColors: { light: resolveColor(theme, "light", "bg"), dark: resolveColor(theme, "dark", "bg") },
  };
}

/** The styles that only this brand's page has: its theme, and the regulator marks that no theme changes. */
export async function brandCss({
  theme,
  compliance,
  site,
}: Pick<CompiledBrand, "theme" | "compliance"> & {
  readonly site: Pick<SiteConfig, "locales">;
}): Promise<string> {
  return `${await renderThemeCss(theme)}${marksCss(compliance.duties.marks, site)}`;
}
