import type { AssetSource, BrandSource } from "../brandSource.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { checkSvg } from "../svg/checkSvg.ts";
import { decodeReferences } from "../svg/decodeReferences.ts";
import { scanSvg } from "../svg/scanSvg.ts";
import { findHidden } from "../text/findHidden.ts";
import { SourceText } from "../text/sourceText.ts";
import { listValues, quote, sizeOf } from "../text/quote.ts";
import { hiddenFinding } from "./checkCharacters.ts";
import { nearestName } from "./nearestName.ts";

/** In bytes. */
export const LARGEST_LOGO = 64 * 1024;

/** Finds the brand's logo among its assets and checks that it is safe to show. `logo` is the text to publish. */
export function checkLogo(brand: ResolvedBrand): { logo: string; problems: readonly Problem[] } {
  const { logo, problems } = findLogo(brand);
  // If the logo is missing, one of the other files may be the intended one.
  return { logo, problems: logo === "" ? problems : [...problems, ...unusedAssets(brand)] };
}

function findLogo(brand: ResolvedBrand): { logo: string; problems: readonly Problem[] } {
  const { config, document, source } = brand;
  const asset = logoOf(brand);
  if (asset?.text === undefined && isUnreadable(source, config.logo)) return { logo: "", problems: [] };
  if (asset?.text === undefined) {
    const finding = logoMissing(config.logo, source.assets);
    return { logo: "", problems: [problemAt(document.source, document.valueSpan(["logo"]), ["logo"], finding)] };
  }
  const file = pathOf(source, asset);
  if (asset.bytes > LARGEST_LOGO) {
    const finding = logoTooLarge(asset.bytes);
    return { logo: "", problems: [problemAt(new SourceText(file, ""), { offset: 0, length: 1 }, [], finding)] };
  }
  const text = new SourceText(file, asset.text);
  const { svg, problems } = checkSvg(text);
  return { logo: svg, problems: problems.length > 0 ? problems : [...hiddenText(text), ...notDrawn(text, asset)] };
}

/** The file that the brand names as its logo, if there is one. */
export function logoOf({ config, source }: ResolvedBrand): AssetSource | undefined {
  return source.assets.find(({ name }) => name === config.logo);
}

/** The file is published as it is, with its title and its comments. XML has tabs, and the line ends of Windows. */
function hiddenText(source: SourceText): Problem[] {
  const found = findHidden(source.text.replaceAll(/^\ufeff|[\t\r]/g, " "), {
    pattern: /&#?\w+;/,
    decode: (reference) => decodeReferences(reference) ?? reference,
  });
  return found ? [problemAt(source, found, [], hiddenFinding("The logo", found))] : [];
}

/** Only trying shows whether a safe SVG can be drawn. */
function notDrawn(source: SourceText, { failure }: AssetSource): Problem[] {
  const [root] = scanSvg(source.text).elements;
  return root && failure !== undefined ? [problemAt(source, root, [], logoNotDrawn(failure))] : [];
}

/** An asset's path as messages show it. */
export function pathOf({ file }: BrandSource, { name }: AssetSource): string {
  return file.replace(/brand\.json$/, `assets/${name}`);
}

/** Files that no key names: they are in the repository but not on the site. */
function unusedAssets({ config, source }: ResolvedBrand): Problem[] {
  return source.assets
    .filter(({ name }) => name !== config.logo)
    .map((asset) => problemAt(new SourceText(pathOf(source, asset), ""), { offset: 0, length: 1 }, [], unusedAsset));
}

const unusedAsset: Finding = {
  code: "LIV1505",
  severity: "advice",
  message: "No key in brand.json names this file, so the site does not use it.",
  suggestion: "Remove the file, or name it in brand.json.",
};

/** If the logo could not be read, that is the problem to report, not that it is missing. */
function isUnreadable({ unreadable = [] }: BrandSource, logo: string): boolean {
  return unreadable.some(({ path }) => path.endsWith("/assets") || path.endsWith(`/assets/${logo}`));
}

function logoMissing(logo: string, assets: readonly AssetSource[]): Finding {
  const names = assets.map(({ name }) => name);
  const drawings = names.filter((name) => name.endsWith(".svg"));
  const near = nearestName(logo, drawings) ?? (drawings.length === 1 ? drawings[0] : undefined);
  return {
    code: "LIV1501",
    message: `The logo ${quote(logo)} is not in the brand's assets/.`,
    expected: drawings.length > 0 ? listValues(drawings) : `an SVG named ${quote(logo)}`,
    suggestion: near === undefined ? provide(logo, names) : `Did you mean ${quote(near)}?`,
  };
}

/** What to do if no other SVG could be meant: the logo may be there under a name or in a format that does not work. */
function provide(logo: string, names: readonly string[]): string {
  const otherCase = names.find((name) => /\.svg$/i.test(name));
  if (otherCase !== undefined) return `Rename assets/${otherCase} to assets/${logo}.`;
  const picture = names.find((name) => /\.(?:png|jpe?g|webp|gif|avif)$/i.test(name));
  if (picture === undefined) return `Put the logo at assets/${logo}.`;
  return `assets/${picture} is not an SVG: export the logo from your drawing program as assets/${logo}.`;
}

function logoNotDrawn(failure: string): Finding {
  return {
    code: "LIV1509",
    message: `The logo cannot be drawn: ${failure}.`,
    expected: "a drawing that browsers show at once",
    suggestion: "Simplify it in your drawing program, and export it again as a plain SVG.",
  };
}

function logoTooLarge(bytes: number): Finding {
  return {
    code: "LIV1502",
    message: "The logo is too large: every page loads it.",
    expected: `at most ${LARGEST_LOGO / 1024} KiB`,
    got: sizeOf(bytes),
    suggestion: "Export it without embedded images and editor data.",
  };
}
