import { textIn } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** `manifest.webmanifest`: name, icons and colours for the home screen of a phone. */
export function renderWebManifest(
  site: Pick<SiteConfig, "name" | "description" | "defaultLanguage">,
  ground: string,
  icons: readonly ManifestIcon[],
): string {
  const language = site.defaultLanguage;
  const manifest = {
    id: "/",
    name: textIn(site.name, language),
    short_name: textIn(site.name, language),
    description: textIn(site.description, language),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons,
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
