import type { AssetSource } from "../brandSource.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { SourceText } from "../text/sourceText.ts";
import { listValues, quote } from "../text/quote.ts";
import { nearestName } from "./nearestName.ts";

const LARGEST = 64 * 1024;

/** What an SVG may not hold: each of these runs code, or fetches from elsewhere when somebody opens the file. */
const forbidden: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /<!DOCTYPE|<!ENTITY/i, what: "a document type" },
  { pattern: /<\?xml-stylesheet/i, what: "a linked stylesheet" },
  { pattern: /<(?:[\w-]+:)?script\b/i, what: "a script" },
  { pattern: /<(?:[\w-]+:)?foreignObject\b/i, what: "foreign content" },
  {
    pattern: /<(?:[\w-]+:)?(?:iframe|object|embed|audio|video|set|animate\w*|handler|listener)\b/i,
    what: "embedded or moving content",
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/i, what: "an event handler" },
  { pattern: /\bhref\s*=\s*(?!["']#)/i, what: "a reference to another file" },
  { pattern: /url\(\s*(?!["']?#)/i, what: "a reference to another file" },
  { pattern: /@import|javascript:|expression\(/i, what: "a reference to another file" },
];

/** Finds the brand's logo among its assets and makes sure that it may be shown. */
export function checkLogo(brand: ResolvedBrand): { logo: string; problems: readonly Problem[] } {
  const { config, document, source } = brand;
  const asset = source.assets.find(({ name }) => name === config.logo);
  if (asset?.text === undefined) {
    const finding = logoMissing(config.logo, source.assets);
    return { logo: "", problems: [problemAt(document.source, document.valueSpan(["logo"]), ["logo"], finding)] };
  }
  const file = source.file.replace(/brand\.json$/, `assets/${asset.name}`);
  if (asset.bytes > LARGEST) {
    const finding = logoTooLarge(asset.bytes);
    return { logo: "", problems: [problemAt(new SourceText(file, ""), { offset: 0, length: 1 }, [], finding)] };
  }
  return { logo: asset.text, problems: checkSvg(new SourceText(file, asset.text)) };
}

function checkSvg(source: SourceText): Problem[] {
  const svg = /<svg\b[^>]*>/.exec(source.text);
  if (!svg) return [problemAt(source, { offset: 0, length: 1 }, [], notSvg)];
  const problems = forbidden.flatMap(({ pattern, what }) => {
    const match = pattern.exec(source.text);
    const span = { offset: match?.index ?? 0, length: match?.[0].length ?? 1 };
    return match ? [problemAt(source, span, [], unsafe(what))] : [];
  });
  if (!/\bviewBox\s*=/.test(svg[0])) problems.push(problemAt(source, { offset: svg.index, length: 4 }, [], noViewBox));
  return problems;
}

function logoMissing(logo: string, assets: readonly AssetSource[]): Finding {
  const drawings = assets.filter(({ text }) => text !== undefined).map(({ name }) => name);
  const near = nearestName(logo, drawings) ?? (drawings.length === 1 ? drawings[0] : undefined);
  return {
    code: "LIV1501",
    message: `The logo ${quote(logo)} is not in the brand's assets/.`,
    expected: drawings.length > 0 ? listValues(drawings) : `an SVG named ${quote(logo)}`,
    suggestion: near === undefined ? `Put the logo at assets/${logo}.` : `Did you mean ${quote(near)}?`,
  };
}

function logoTooLarge(bytes: number): Finding {
  return {
    code: "LIV1502",
    message: "The logo is too large: every page loads it.",
    expected: `at most ${LARGEST / 1024} KiB`,
    got: `${Math.ceil(bytes / 1024)} KiB`,
    suggestion: "Export it without embedded pictures and editor data.",
  };
}

const notSvg: Finding = {
  code: "LIV1503",
  message: "The file is not an SVG.",
  expected: "a file with an <svg> element",
};

const noViewBox: Finding = {
  code: "LIV1503",
  message: "The SVG has no viewBox, so it cannot be scaled to icons.",
  expected: 'a viewBox, such as viewBox="0 0 24 24"',
};

function unsafe(what: string): Finding {
  return {
    code: "LIV1504",
    message: `The SVG holds ${what}, which a logo may not.`,
    expected: "shapes, gradients and references to parts of the file itself",
    suggestion: "Remove it, or export the logo again as a plain SVG.",
  };
}
