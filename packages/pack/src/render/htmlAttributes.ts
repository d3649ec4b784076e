import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";

/**
 * Attributes of `<html>`: the options that styles select by. Numbers and colours are in variables instead. Also used by
 * Storybook and development.
 */
export function htmlAttributes(
  { layout, mode }: Pick<SiteConfig, "layout" | "mode">,
  { knobs }: Pick<CompiledTheme, "knobs">,
): Record<string, string> {
  return {
    "data-mode": mode,
    "data-header": layout.header,
    "data-header-float": String(layout.headerFloat),
    "data-nav": layout.nav,
    "data-hero": layout.hero,
    "data-card": layout.card,
    "data-density": layout.density,
    "data-heading": layout.heading,
    "data-shortcuts": layout.shortcuts,
    "data-lettering": layout.lettering,
    "data-shelf": layout.shelf,
    "data-auth": layout.auth,
    "data-member": layout.member,
    "data-align": layout.align,
    "data-footer": layout.footer,
    "data-surface": knobs.surface,
    "data-motif": knobs.motif,
    "data-button": knobs.button,
    "data-corner": knobs.corner,
    "data-art": knobs.art,
    "data-vendor-art": knobs.vendorArt,
  };
}
