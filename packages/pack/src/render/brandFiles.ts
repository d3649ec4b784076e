import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { FeatureId } from "@livery/product/features.ts";
import { type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import { usedServices } from "@livery/product/services.ts";
import type { SiteArt, SiteConfig } from "@livery/product/siteConfig.ts";
import { openFeatures } from "@livery/product/textFiles.ts";
import { shortHash } from "../contentHash.ts";
import { sharedAddresses, textsIn, type Needs } from "../prunePlan.ts";
import type { SharedAssetFacts } from "../runtime/runtimeManifest.ts";
import { markPictures } from "./marks/markPictures.ts";
import type { PlacedMark } from "./marks/renderMarks.ts";
import { renderArt } from "./renderArt.ts";

/** The site config with all addresses filled in, and the brand's own files that it names. */
interface BrandFiles {
  readonly site: SiteConfig;
  /** Path in the pack → content. */
  readonly files: ReadonlyMap<string, string>;
  /** The regulator marks that its compliance packs ask for. */
  readonly marks: readonly PlacedMark[];
}

/** What determines the shared files that a brand needs. */
export function needsOf({ site, theme }: Pick<CompiledBrand, "site" | "theme">): Needs {
  return {
    features: site.features,
    services: usedServices(site),
    locales: site.locales,
    fonts: theme.fonts,
    icons: theme.knobs.icon,
  };
}

/**
 * Draws a brand's pictures, joins the texts of its features, and completes its site config. Used by pack, development and
 * Storybook.
 *
 * @param withTexts The features whose texts the site has: those that are on, unless a preview switches others on.
 */
export function brandFiles(
  brand: CompiledBrand,
  shared: SharedAssetFacts,
  withTexts: readonly FeatureId[] = openFeatures(brand.site),
): BrandFiles {
  const files = new Map<string, string>();
  const addFile = (name: string, extension: string, content: string): string => {
    const file = `assets/${name}-${shortHash(content)}.${extension}`;
    files.set(file, content);
    return `/${file}`;
  };
  const add = (name: string, svg: string): string => addFile(name, "svg", svg);
  const artOf = (mode: SiteConfig["mode"]): SiteArt => {
    const art = renderArt(brand.site, brand.theme, mode);
    return {
      hero: add("hero", art.hero),
      heroPhone: add("hero-phone", art.heroPhone),
      app: add("app", art.app),
      empty: add("empty", art.empty),
      pages: Object.fromEntries(
        Object.entries(art.pages).map(([id, svg]) => [id, add(`page-${id.toLowerCase()}`, svg)]),
      ),
      gameTypes: Object.fromEntries(
        Object.entries(art.gameTypes).map(([id, svg]) => [id, add(`game-${id.toLowerCase()}`, svg)]),
      ),
    };
  };
  const textsOf = (language: TextLanguage): SiteConfig["assets"]["texts"][TextLanguage] => {
    const { core, frame, panes, features } = textsIn(shared, language);
    const own = withTexts.flatMap((id) => (features[id] ? [[id, features[id]] as const] : []));
    const joined = JSON.stringify(Object.fromEntries(own));
    return {
      core: `/${core}`,
      frame: `/${frame}`,
      panes: `/${panes.begin}`,
      features: addFile(`text-${language}-features`, "json", joined),
    };
  };
  const { light, dark } = brand.theme.art;
  const darkArt = artOf("dark");
  // A dark brand has one set of pictures for both modes, so it is drawn once.
  const lightArt = light === dark ? darkArt : artOf("light");
  const site: SiteConfig = {
    ...brand.site,
    assets: {
      logo: add("logo", brand.logo),
      ...sharedAddresses(shared, needsOf(brand), brand.theme.weights[1]),
      texts: Object.fromEntries(textLanguagesOf(brand.site.locales).map((language) => [language, textsOf(language)])),
      art: { light: lightArt, dark: darkArt },
    },
  };
  const marks = brand.compliance.duties.marks.map((id) => ({
    id,
    picture: add(`mark-${id.toLowerCase()}`, markPictures[id]),
  }));
  return { site, files, marks };
}
