import { pinWeight } from "@livery/theme/render/fonts/pinWeight.ts";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { formatSource } from "../schemas/formatSource.ts";
import { type FontMetrics, metricsOf, readFontMetrics } from "../fonts/readFontMetrics.ts";

const themeRequire = createRequire(new URL("../../packages/theme/package.json", import.meta.url));

/** The Latin and a Hangul slice of every web font that has a fallback face. */
const sources = {
  "noto-sans-kr": [
    "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-latin-wght-normal.woff2",
    "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2",
  ],
  "noto-serif-kr": [
    "@fontsource-variable/noto-serif-kr/files/noto-serif-kr-latin-wght-normal.woff2",
    "@fontsource-variable/noto-serif-kr/files/noto-serif-kr-119-wght-normal.woff2",
  ],
  "playfair-display": ["@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2"],
  archivo: ["@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"],
  "ibm-plex-sans-kr": [
    "@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-latin-400-normal.woff2",
    "@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-119-400-normal.woff2",
  ],
  fredoka: ["@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2"],
  jua: ["@fontsource/jua/files/jua-latin-400-normal.woff2", "@fontsource/jua/files/jua-119-400-normal.woff2"],
  oxanium: ["@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2"],
  "do-hyeon": [
    "@fontsource/do-hyeon/files/do-hyeon-latin-400-normal.woff2",
    "@fontsource/do-hyeon/files/do-hyeon-119-400-normal.woff2",
  ],
  cormorant: ["@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2"],
  "gowun-batang": [
    "@fontsource/gowun-batang/files/gowun-batang-latin-400-normal.woff2",
    "@fontsource/gowun-batang/files/gowun-batang-119-400-normal.woff2",
  ],
} as const;

/** From the lightest to the boldest weight that a theme can choose. */
const WEIGHTS = [300, 400, 500, 600, 700, 800, 900];

/** The bolder files of families whose weights are separate files, by weight. */
const bolderFiles: Readonly<Partial<Record<string, Readonly<Record<number, string>>>>> = {
  "ibm-plex-sans-kr": {
    600: "@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-latin-600-normal.woff2",
    700: "@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-latin-700-normal.woff2",
  },
  "gowun-batang": { 700: "@fontsource/gowun-batang/files/gowun-batang-latin-700-normal.woff2" },
};

/** The weights that are packed of a variable family, as in fontSources.ts: each up to the next one's range. */
const packedWeights: Readonly<Partial<Record<string, (weight: number) => number>>> = {
  "noto-serif-kr": (weight) => (weight < 650 ? 500 : 700),
};

interface Widths {
  /** At each of the weights. */
  readonly latin: readonly number[];
  /** For a font with an axis of widths: the same at its narrowest and widest; a theme may choose any width between. */
  readonly narrow?: readonly number[];
  readonly wide?: readonly number[];
}

/** The ends of `theme.type.width`, in percent. */
const WIDTHS = { narrow: 75, wide: 125 };

/** The mean widths of English text. A variable font's own widths may be those of its thinnest weight. */
async function latinWidths(family: string, latin: string): Promise<Widths> {
  if (latin.startsWith("@fontsource-variable/")) {
    const font = await readFile(themeRequire.resolve(latin));
    const packed = packedWeights[family] ?? ((weight: number) => weight);
    const widthsAt = (width?: number) =>
      Promise.all(WEIGHTS.map(async (weight) => meanWidth(metricsOf(await pinWeight(font, packed(weight), width)))));
    const hasWidths = latin.includes("-wdth-");
    return {
      latin: await widthsAt(),
      ...(hasWidths && { narrow: await widthsAt(WIDTHS.narrow), wide: await widthsAt(WIDTHS.wide) }),
    };
  }
  const widthOf = async (file: string) => meanWidth(await readFontMetrics(themeRequire.resolve(file)));
  const bolder = Object.entries(bolderFiles[family] ?? {});
  // For a weight above 500 a browser takes the next bolder file, if there is one.
  const fileOf = (weight: number) =>
    weight <= 500 ? latin : ((bolder.find(([own]) => Number(own) >= weight) ?? bolder.at(-1))?.[1] ?? latin);
  return { latin: await Promise.all(WEIGHTS.map((weight) => widthOf(fileOf(weight)))) };
}

/** Frequencies of letters and the space in a thousand characters of English text. */
const frequency: Readonly<Record<string, number>> = {
  " ": 180,
  e: 102,
  t: 74,
  a: 66,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  c: 23,
  u: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 17,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
};

/** Mean advance of a text in thousandths of an em. */
function meanWidth({ advance, unitsPerEm }: FontMetrics): number {
  let width = 0;
  let count = 0;
  for (const [character, times] of Object.entries(frequency)) {
    const measured = advance(character);
    if (measured === undefined) continue;
    width += measured * times;
    count += times;
  }
  return Math.round((width / count / unitsPerEm) * 1000);
}

/** All Hangul syllables of a face have one width: that of 가, or of the first one in the slice. */
async function hangulWidth(path: string): Promise<number> {
  const { advance, unitsPerEm } = await readFontMetrics(path);
  for (let code = 0xac00; code <= 0xd7a3; code += 1) {
    const measured = advance(String.fromCodePoint(code));
    if (measured !== undefined) return Math.round((measured / unitsPerEm) * 1000);
  }
  throw new Error(`${path} contains no Hangul.`);
}

/** Writes ascent, descent and widths of our web fonts in thousandths of an em, read from the fonts themselves. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const rows: Record<string, object> = {};
  for (const [family, [latin, hangul]] of Object.entries(sources)) {
    const { unitsPerEm, ascent, descent, lineGap } = await readFontMetrics(themeRequire.resolve(latin));
    const thousandth = (units: number) => Math.round((units / unitsPerEm) * 1000);
    rows[family] = {
      ascent: thousandth(ascent),
      descent: thousandth(descent),
      lineGap: thousandth(lineGap),
      ...(await latinWidths(family, latin)),
      ...(hangul === undefined ? {} : { hangul: await hangulWidth(themeRequire.resolve(hangul)) }),
    };
  }
  const path = "packages/theme/src/render/fontMetrics.gen.ts";
  const source = `/** The weights at which widths were measured. */
export const measuredWeights = ${JSON.stringify(WEIGHTS)} as const;

/** Metrics of the web fonts in thousandths of an em; \`latin\` are the mean widths of English text at the weights. */
export const fontMetrics = ${JSON.stringify(rows)} as const;
`;
  const header = "// Generated from the web fonts by `npm run gen`. Do not edit.\n\n";
  return [{ path, content: header + (await formatSource(path, source)) }];
}
