import { HOME_SECTION, routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { EntryFacts } from "../runtime/runtimeManifest.ts";
import type { HomeFiles } from "./renderHtml.ts";

/** The files that a brand's home page needs beyond the entry, and the addresses of that page. */
export function homeFiles({ js }: Pick<EntryFacts, "js">, { assets }: Pick<SiteConfig, "assets">): HomeFiles {
  const hero = (mode: "light" | "dark") => [assets.art[mode].hero, assets.art[mode].heroPhone] as const;
  return {
    paths: ["/", ...routes.filter(({ section }) => section === HOME_SECTION).map(({ path }) => path)],
    scripts: js.map((file) => `/${file}`),
    hero: { light: hero("light"), dark: hero("dark") },
  };
}
