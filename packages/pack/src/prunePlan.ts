import type { FeatureId } from "@livery/product/features.ts";
import { type LanguageCode, type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import { openPaneTexts } from "@livery/product/paneTexts.ts";
import { centreTextAddress } from "@livery/product/textFiles.ts";
import type { ServiceId } from "@livery/product/services.ts";
import type { SiteAssets, SiteFonts } from "@livery/product/siteConfig.ts";
import { openFeatures } from "@livery/product/textFiles.ts";
import { compareText } from "./compareText.ts";
import { PackError } from "./packError.ts";
import type { Owner, RuntimeFonts, RuntimeManifest, SharedAssetFacts } from "./runtime/runtimeManifest.ts";

/** What determines the shared files that a brand needs. */
export interface Needs {
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** The services that the brand uses. */
  readonly services: readonly ServiceId[];
  /** The languages that visitors may choose; the texts are those of the languages or their fallbacks. */
  readonly locales: readonly LanguageCode[];
  /** The font pair. */
  readonly fonts: string;
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
    ...owners.flatMap((owner) => manifest.features[owner]?.files ?? []),
    ...textLanguagesOf(needs.locales).flatMap((language) => {
      const { core, frame, panes } = textsIn(manifest, language);
      const open: readonly string[] = openPaneTexts(needs);
      return [
        core,
        frame,
        ...panes.files.filter((id) => open.includes(id)).map((id) => centreTextAddress(panes.begin, id)),
      ];
    }),
    iconsOf(manifest, needs),
    manifest.licences,
    fontsOf(manifest, needs).css,
    ...fontsOf(manifest, needs).files,
  ];
  const inPage = manifest.firstStyles.files;
  return [...new Set(files)].filter((file) => !inPage.includes(file)).toSorted(compareText);
}

/** Addresses of the shared files that the page requests by name. `titleWeight` is the weight of the brand's titles. */
export function sharedAddresses(
  assets: SharedAssetFacts,
  needs: Needs,
  titleWeight: number,
): Pick<SiteAssets, "icons" | "fonts"> {
  const { css, first } = fontsOf(assets, needs);
  return { icons: `/${iconsOf(assets, needs)}`, fonts: { sheet: `/${css}`, first: firstFonts(first, titleWeight) } };
}

function firstFonts(files: RuntimeFonts["first"], titleWeight: number): SiteFonts["first"] {
  /** How far a file is from that weight; a browser takes the nearest one. */
  const distance = ({ titleWeights: [from, to] = [titleWeight, titleWeight] }: RuntimeFonts["first"][number]) =>
    Math.max(from - titleWeight, titleWeight - to, 0);
  const nearest = Math.min(...files.flatMap((file) => (file.titleWeights ? [distance(file)] : [])));
  const of = (script: keyof SiteFonts["first"]) =>
    files.flatMap((file) =>
      file.script === script && (!file.titleWeights || distance(file) === nearest) ? [`/${file.file}`] : [],
    );
  return { latin: of("latin"), hangul: of("hangul") };
}

function ownersOf(needs: Needs): Owner[] {
  return ["core", ...openFeatures(needs), ...needs.services];
}

export function textsIn(assets: SharedAssetFacts, language: TextLanguage): SharedAssetFacts["texts"][string] {
  return assets.texts[language] ?? missing(`texts in ${language}`);
}

function iconsOf(assets: SharedAssetFacts, { icons }: Needs): string {
  return assets.icons[icons] ?? missing(`icons of weight ${icons}`);
}

function fontsOf(assets: SharedAssetFacts, { fonts }: Needs): SharedAssetFacts["fonts"][string] {
  return assets.fonts[fonts] ?? missing(`fonts of the pair ${fonts}`);
}

function missing(what: string): never {
  throw new PackError(`The runtime has no ${what}. Run \`npm run gen\` and build again.`);
}
