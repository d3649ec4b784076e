import { type FontFamilyId, sizeAdjust } from "../fontPairs.ts";
import { fontMetrics, measuredWeights } from "./fontMetrics.gen.ts";

/**
 * Local fallback fonts of one width, best known first: the mean width of English text, or the width of a Hangul
 * syllable, in thousandths of an em. A browser finds a font by its full or its PostScript name.
 */
interface LocalFace {
  readonly fonts: readonly string[];
  readonly width: number;
}

/** Of several widths, the last one with a font that the visitor has is used. */
interface Face {
  readonly regular: readonly LocalFace[];
  readonly bold: readonly LocalFace[];
}

interface Local {
  readonly latin: Face;
  readonly hangul: Face;
}

/**
 * Latin widths: Arial, Times New Roman and their free copies from Adobe's Helvetica and Times metrics, which have the
 * same advances, weighted like ours. Hangul and Android's fonts: measured on Roboto, Noto Serif and Noto CJK KR. The
 * system faces of Windows and Apple are assumed to be as wide as Noto Sans CJK KR. Android has some fonts in one weight
 * only, and iOS has no Korean serif: the other weight or a sans in its place keeps the width.
 */
const locals: Readonly<Record<"sans" | "serif", Local>> = {
  sans: {
    latin: {
      regular: [
        { fonts: ["Arial", "Liberation Sans", "Arimo", "NimbusSans-Regular", "Roboto", "Roboto-Regular"], width: 442 },
      ],
      bold: [
        { fonts: ["Roboto Bold", "Roboto", "Roboto-Regular"], width: 449 },
        { fonts: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "NimbusSans-Bold"], width: 478 },
      ],
    },
    hangul: {
      regular: [
        {
          fonts: ["AppleSDGothicNeo-Regular", "Malgun Gothic", "NotoSansCJKkr-Regular", "Noto Sans KR", "NanumGothic"],
          width: 920,
        },
      ],
      bold: [
        {
          fonts: [
            "AppleSDGothicNeo-Bold",
            "Malgun Gothic Bold",
            "NotoSansCJKkr-Bold",
            "NotoSansCJKkr-Regular",
            "Noto Sans KR Bold",
            "NanumGothic Bold",
          ],
          width: 920,
        },
      ],
    },
  },
  serif: {
    latin: {
      regular: [
        { fonts: ["NotoSerif-Regular", "Noto Serif"], width: 479 },
        { fonts: ["Times New Roman", "Liberation Serif", "Tinos", "NimbusRoman-Regular"], width: 400 },
      ],
      bold: [
        { fonts: ["Noto Serif Bold"], width: 508 },
        { fonts: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "NimbusRoman-Bold"], width: 426 },
      ],
    },
    hangul: {
      regular: [
        { fonts: ["AppleMyungjo", "Batang", "AppleSDGothicNeo-Regular"], width: 920 },
        { fonts: ["NotoSerifCJKkr-Regular", "NanumMyeongjo"], width: 966 },
      ],
      bold: [
        { fonts: ["AppleMyungjo", "Batang", "AppleSDGothicNeo-Bold"], width: 920 },
        { fonts: ["NotoSerifCJKkr-Bold", "NotoSerifCJKkr-Regular", "NanumMyeongjo Bold"], width: 966 },
      ],
    },
  },
};

const latinRange = "U+0-24F,U+2000-206F,U+20A0-20CF,U+2122,U+2190-2193,U+2212";
const hangulRange = "U+1100-11FF,U+3000-303F,U+3130-318F,U+AC00-D7A3";
/** Latin faces before a Hangul face cover only what the web font covers, otherwise they would hide its figures. */
const letters = "U+26,U+41-5A,U+61-7A";
const ascii = "U+20-7E";

interface Fallback {
  readonly name: string;
  readonly local: keyof typeof locals;
  readonly latin: string;
}

const fallbacks: Readonly<Record<FontFamilyId, Fallback>> = {
  "noto-sans-kr": { name: "Noto Sans KR Fallback", local: "sans", latin: latinRange },
  "noto-serif-kr": { name: "Noto Serif KR Fallback", local: "serif", latin: latinRange },
  "playfair-display": { name: "Playfair Display Fallback", local: "serif", latin: letters },
  archivo: { name: "Archivo Fallback", local: "sans", latin: ascii },
  "ibm-plex-sans-kr": { name: "IBM Plex Sans KR Fallback", local: "sans", latin: latinRange },
  fredoka: { name: "Fredoka Fallback", local: "sans", latin: ascii },
  jua: { name: "Jua Fallback", local: "sans", latin: latinRange },
  oxanium: { name: "Oxanium Fallback", local: "sans", latin: ascii },
  "do-hyeon": { name: "Do Hyeon Fallback", local: "sans", latin: latinRange },
  cormorant: { name: "Cormorant Fallback", local: "serif", latin: letters },
  "gowun-batang": { name: "Gowun Batang Fallback", local: "serif", latin: latinRange },
};

/** The first weight for which the browser takes the bold face. */
const BOLD_FROM = 550;

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

type Widths = readonly number[];

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean widths of English text at the measured weights. */
  readonly latin: Widths;
  readonly hangul?: number;
  /** The widths at 75 and at 125 percent, for a font with that axis. */
  readonly narrow?: Widths;
  readonly wide?: Widths;
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function widthAt(weight: number, widths: Widths): number {
  const [first] = measuredWeights;
  const index = Math.max(
    0,
    measuredWeights.findLastIndex((measured) => measured <= weight),
  );
  const [from = first, to = from + 1] = measuredWeights.slice(index, index + 2);
  const [low = 0, high = low] = widths.slice(index, index + 2);
  return between(low, high, Math.max(0, weight - from) / (to - from));
}

/** The mean width of English text at a weight and at a width of the theme, in percent. */
function latinWidth({ latin, narrow, wide }: Metrics, weight: number, width: number): number {
  const own = widthAt(weight, latin);
  const end = width < 100 ? narrow : wide;
  return end ? between(own, widthAt(weight, end), Math.abs(width - 100) / 25) : own;
}

/** What the fallback faces of a theme match. */
interface FallbackTheme {
  readonly families: readonly FontFamilyId[];
  /** The width of titles in percent: only their fonts have such an axis. */
  readonly titleWidth: number;
  /** The weights of its text and its titles. */
  readonly weights: readonly number[];
}

/** The weights that styles use beside those of the theme. */
const STYLED = [500, 600, 700];
/** Widths that differ less share a face, because every face is in every page: a line wraps elsewhere by chance. */
const SAME = 1.01;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** Ranges of weights, from and to included, whose text is about as wide. */
function rangesOf(
  weights: readonly number[],
  first: number,
  last: number,
  widthOf: (weight: number) => number,
): Range[] {
  const groups: number[][] = [];
  for (const weight of weights) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && widthOf(weight) <= widthOf(group[0]) * SAME) group.push(weight);
    else groups.push([weight]);
  }
  const middle = (left = 0, right = left) => Math.ceil((left + right) / 2);
  return groups.map((group, index) => {
    const [before, after] = [groups[index - 1], groups[index + 1]];
    return {
      from: before ? middle(before.at(-1), group[0]) : first,
      to: after ? middle(group.at(-1), after[0]) - 1 : last,
      width: (widthOf(group[0] ?? first) + widthOf(group.at(-1) ?? last)) / 2,
    };
  });
}

/**
 * `@font-face` rules that give the visitor's system fonts the metrics of a web font, so that nothing shifts when the
 * web font arrives. They load nothing.
 */
export function fallbackFaces({ families, titleWidth, weights }: FallbackTheme): string {
  const used = [...new Set([...STYLED, ...weights])].toSorted((one, other) => one - other);
  return families
    .map((family) => {
      const { name, local, latin: range } = fallbacks[family];
      const metrics: Metrics = fontMetrics[family];
      const enlarged = sizeAdjust[family] ?? 1;
      const face = (source: LocalFace, { from, to, width }: Range, covers: string) => {
        const scale = (width * enlarged) / source.width;
        const names = source.fonts.map((font) => `local("${font}")`).join(",");
        const height = (units: number) => percent((units * enlarged) / 1000 / scale);
        return `@font-face{font-family:"${name}";font-weight:${from} ${to};src:${names};size-adjust:${percent(scale)};ascent-override:${height(metrics.ascent)};descent-override:${height(metrics.descent)};line-gap-override:${height(metrics.lineGap)};unicode-range:${covers}}`;
      };
      const { latin, hangul } = locals[local];
      const widthOf = (weight: number) => latinWidth(metrics, weight, titleWidth);
      const plain = used.filter((weight) => weight < BOLD_FROM);
      const bold = used.filter((weight) => weight >= BOLD_FROM);
      const regularRanges = rangesOf(plain, 1, BOLD_FROM - 1, widthOf);
      const boldRanges = rangesOf(bold, BOLD_FROM, 1000, widthOf);
      const faces = ({ regular, bold: heavy }: Face, covers: string, syllable?: number) =>
        [
          ...regularRanges.flatMap((at) => regular.map((source) => ({ source, at }))),
          ...boldRanges.flatMap((at) => heavy.map((source) => ({ source, at }))),
        ].map(({ source, at }) => face(source, { ...at, width: syllable ?? at.width }, covers));
      // Hangul has one width, but the same ranges: a browser takes only faces of one range of weights for a text.
      const second = metrics.hangul === undefined ? [] : faces(hangul, hangulRange, metrics.hangul);
      return [...faces(latin, range), ...second].join("");
    })
    .join("");
}
