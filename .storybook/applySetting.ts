import type { Setting } from "./storyGlobals.ts";

const THEME_ID = "livery-theme";

/**
 * Applies a brand to the page, as `renderHtml` does for a pack: root attributes, critical theme, web fonts. It runs
 * synchronously before the story renders, so that no story appears in the previous brand. `root` overrides layout
 * attributes, for stories that show one format whatever the brand's own format is.
 */
export function applySetting(
  { brand, mode, contrast, locale }: Setting,
  root: Readonly<Record<string, string>> = {},
): void {
  const element = document.documentElement;
  const attributes = {
    ...brand.attributes,
    ...dataAttributes(root),
    lang: locale,
    "data-mode": mode,
    ...(contrast === "more" && { "data-contrast": contrast }),
  };
  for (const name of element.getAttributeNames())
    if (name.startsWith("data-") && !(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  themeElement().textContent = brand.themeCss;
  linkFonts(brand.fontCss);
}

function dataAttributes(root: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [`data-${name}`, value]));
}

function themeElement(): HTMLElement {
  const present = document.getElementById(THEME_ID);
  if (present) return present;
  const style = document.createElement("style");
  style.id = THEME_ID;
  document.head.prepend(style);
  return style;
}

function linkFonts(href: string): void {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
