import { features, type FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { type LanguageCode, type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import type { ServiceId } from "@livery/product/services.ts";
import type { SiteAssets } from "@livery/product/siteConfig.ts";
import { openTextFiles } from "@livery/product/textFiles.ts";
import { compareText } from "./compareText.ts";
import { PackError } from "./packError.ts";
import type { Owner, RuntimeManifest, SharedAssetFacts } from "./runtime/runtimeManifest.ts";

/** What determines the shared files that a brand needs. */
export interface Needs {
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** The services that the brand uses. */
  readonly services: readonly ServiceId[];
  /** The languages that visitors may choose; the texts are those of the languages or their fallbacks. */
  readonly locales: readonly LanguageCode[];
  readonly fonts: readonly string[];
  /** Weight of the icons. */
  readonly icons: string;
}

/** The shared files of one brand's pack, sorted. A file is included only if the core, an enabled feature or a used service needs it. */
export function prunePlan(manifest: RuntimeManifest, needs: Needs): readonly string[] {
  const plans = plansOf.get(manifest) ?? new Map<string, readonly string[]>();
  plansOf.set(manifest, plans);
  const key = JSON.stringify([ownersOf(needs), needs.locales, needs.fonts, needs.icons]);
  const plan = plans.get(key) ?? planFiles(manifest, needs);
  plans.set(key, plan);
  return plan;
}

/** Brands with the same needs share a plan, because a plan has hundreds of files. */
const plansOf = new WeakMap<RuntimeManifest, Map<string, readonly string[]>>();

function planFiles(manifest: RuntimeManifest, needs: Needs): string[] {
  const owners = ownersOf(needs);
  const files = [
    manifest.start,
    ...owners.flatMap((owner) => manifest.features[owner]?.files ?? []),
    ...textLanguagesOf(needs.locales).flatMap((language) => Object.values(textsOf(manifest, language, needs))),
    iconsOf(manifest, needs),
    ...needs.fonts.flatMap((family) => [fontOf(manifest, family).css, ...fontOf(manifest, family).files]),
  ];
  return [...new Set(files)].toSorted(compareText);
}

/** Addresses of the shared files that the page requests by name. */
export function sharedAddresses(assets: SharedAssetFacts, needs: Needs): Pick<SiteAssets, "icons" | "fonts" | "texts"> {
  const texts = textLanguagesOf(needs.locales).map((language) => [
    language,
    Object.fromEntries(Object.entries(textsOf(assets, language, needs)).map(([name, file]) => [name, `/${file}`])),
  ]);
  return {
    icons: `/${iconsOf(assets, needs)}`,
    fonts: needs.fonts.map((family) => `/${fontOf(assets, family).css}`),
    texts: Object.fromEntries(texts),
  };
}

function ownersOf(needs: Needs): Owner[] {
  return ["core", ...features.map(({ id }) => id).filter((feature) => isOpen({ feature }, needs)), ...needs.services];
}

function textsOf(assets: SharedAssetFacts, language: TextLanguage, needs: Needs): Record<string, string> {
  const texts = assets.texts[language] ?? {};
  return Object.fromEntries(
    openTextFiles(needs).flatMap((name) => {
      const file = texts[name];
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

function iconsOf(assets: SharedAssetFacts, { icons }: Needs): string {
  return assets.icons[icons] ?? missing(`icons of weight ${icons}`);
}

function fontOf(assets: SharedAssetFacts, family: string): { css: string; files: readonly string[] } {
  return assets.fonts[family] ?? missing(`fonts of the family ${family}`);
}

function missing(what: string): never {
  throw new PackError(`The runtime has no ${what}. Run \`npm run gen\` and build again.`);
}
