import { baseLanguage, type LanguageCode } from "@livery/product/languages.ts";
import { enabledRoutes, HOME_PATH, HOME_SECTION, type RouteRow, textsOf } from "@livery/product/routes.ts";
import type { SiteAssets, SiteConfig } from "@livery/product/siteConfig.ts";
import { partsOf, type TextPart } from "@livery/product/textFiles.ts";
import type { EntryFacts } from "../runtime/runtimeManifest.ts";

/**
 * The files that the pages of a site need beyond the entry. The start script requests those of the page at its address
 * at once, because the app would request them only after it has run.
 */
export interface EarlyFiles {
  /** The scripts that the entry imports. */
  readonly imports: readonly string[];
  /** The pages' scripts and styles. A page names them by their places here. */
  readonly files: readonly string[];
  readonly pages: readonly EarlyPage[];
  /** The language of a visitor who chose none. */
  readonly language: LanguageCode;
  readonly texts: Readonly<Partial<Record<LanguageCode, SiteAssets["texts"]["en"]>>>;
  /** The picture of home by mode: for a desktop and for a phone. */
  readonly hero: Readonly<Record<SiteConfig["mode"], readonly [wide: string, phone: string]>>;
  /** A visitor without a session gets the login instead of every page that is not exempt. */
  readonly membersOnly?: true;
}

interface EarlyPage {
  readonly paths: readonly string[];
  readonly files: readonly number[];
  readonly texts?: readonly TextPart[];
  readonly hero?: true;
  readonly exempt?: true;
}

interface EarlyRuntime {
  readonly entry: Pick<EntryFacts, "file" | "js">;
  readonly sections: Readonly<Record<string, Pick<EntryFacts, "js" | "css">>>;
}

type EarlySite = Pick<SiteConfig, "assets" | "defaultLanguage" | "features" | "locales" | "switches">;

/**
 * @param runtime The entry and the sections of the runtime's build.
 * @param inPage The files that every page contains.
 */
export function earlyFiles(site: EarlySite, { entry, sections }: EarlyRuntime, inPage: readonly string[]): EarlyFiles {
  const { art, texts } = site.assets;
  const membersOnly = site.switches.LOGGEDINONLY3;
  const files: string[] = [];
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const pageOf = (route: RouteRow): Omit<EarlyPage, "paths"> => {
    const { js = [], css = [] } = sections[route.section] ?? {};
    const own = textsOf(route);
    return {
      files: [...js, ...css].flatMap((file) => (inPage.includes(file) ? [] : placeOf(`/${file}`))),
      ...(own && { texts: partsOf(own) }),
      ...(route.section === HOME_SECTION && { hero: true }),
      ...(membersOnly && route.exempt && { exempt: true }),
    };
  };
  const hero = (mode: SiteConfig["mode"]) => [art[mode].hero, art[mode].heroPhone] as const;
  return {
    imports: entry.js.flatMap((file) => (file === entry.file ? [] : `/${file}`)),
    pages: sharePages(enabledRoutes(site).map((route: RouteRow) => [route.path, pageOf(route)])),
    files,
    language: site.defaultLanguage,
    texts: Object.fromEntries(site.locales.map((code) => [code, texts[baseLanguage(code)]])),
    hero: { light: hero("light"), dark: hero("dark") },
    ...(membersOnly && { membersOnly }),
  };
}

/** Puts the paths of equal pages together, and `/` to home, to which it leads (RT-004). */
function sharePages(rows: readonly (readonly [path: string, page: Omit<EarlyPage, "paths">])[]): EarlyPage[] {
  const pages = new Map<string, { readonly paths: string[] } & EarlyPage>();
  for (const [path, page] of rows) {
    const key = JSON.stringify(page);
    const paths = pages.get(key)?.paths ?? [];
    paths.push(...(path === HOME_PATH ? ["/", path] : [path]));
    pages.set(key, { paths, ...page });
  }
  return [...pages.values()];
}
