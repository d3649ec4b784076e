import { baseLanguage, type LanguageCode } from "@livery/product/languages.ts";
import type { SiteFonts } from "@livery/product/siteConfig.ts";
import { firstContent } from "./firstContent.ts";

/**
 * Resolves once the first content is shown and the font files that every page needs have arrived: added before, the
 * stylesheet would lay out all text by itself, and each file that arrives once more.
 */
export async function fontsReady({ latin, hangul }: SiteFonts["first"], language: LanguageCode): Promise<void> {
  await firstContent();
  await Promise.all([...latin, ...(baseLanguage(language) === "ko" ? hangul : [])].map(preload));
}

/** Resolves when the browser has the file, or cannot get it. */
function preload(href: string): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => resolve();
    const link = { rel: "preload", as: "font", crossOrigin: "", href, onload: settle, onerror: settle };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}
