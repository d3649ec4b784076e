import { type FontFamilyId, sizeAdjust } from "../fontPairs.ts";
import { fontMetrics } from "./fontMetrics.gen.ts";

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

interface Widths {
  readonly latin: number;
  readonly bold?: number;
}

interface Metrics extends Widths {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly hangul?: number;
  /** The widths at 75 and at 125 percent, for a font with that axis. */
  readonly narrow?: Widths;
  readonly wide?: Widths;
}

/** The mean widths of English text at a width of the theme, in percent. */
function widthsAt({ latin, bold = latin, narrow, wide }: Metrics, width: number): Required<Widths> {
  const end = width < 100 ? narrow : wide;
  const share = Math.abs(width - 100) / 25;
  const between = (from: number, to = from) => from + (to - from) * share;
  return { latin: between(latin, end?.latin), bold: between(bold, end?.bold) };
}

/**
 * `@font-face` rules that give the visitor's system fonts the metrics of a web font, so that nothing shifts when the
 * web font arrives. They load nothing.
 *
 * @param titleWidth The width of titles in percent: only their fonts have such an axis.
 */
export function fallbackFaces(families: readonly FontFamilyId[], titleWidth: number): string {
  return families
    .map((family) => {
      const { name, local, latin: range } = fallbacks[family];
      const metrics: Metrics = fontMetrics[family];
      const enlarged = sizeAdjust[family] ?? 1;
      const face = (source: LocalFace, width: number, weights: string, covers: string) => {
        const scale = (width * enlarged) / source.width;
        const names = source.fonts.map((font) => `local("${font}")`).join(",");
        const height = (units: number) => percent((units * enlarged) / 1000 / scale);
        return `@font-face{font-family:"${name}";font-weight:${weights};src:${names};size-adjust:${percent(scale)};ascent-override:${height(metrics.ascent)};descent-override:${height(metrics.descent)};line-gap-override:${height(metrics.lineGap)};unicode-range:${covers}}`;
      };
      const { latin, hangul } = locals[local];
      const faces = (plain: number, bold: number, sources: Face, covers: string) =>
        [
          ...sources.regular.map((source) => face(source, plain, `1 ${BOLD_FROM - 1}`, covers)),
          ...sources.bold.map((source) => face(source, bold, `${BOLD_FROM} 1000`, covers)),
        ].join("");
      const { latin: width, bold } = widthsAt(metrics, titleWidth);
      const second = metrics.hangul === undefined ? "" : faces(metrics.hangul, metrics.hangul, hangul, hangulRange);
      return faces(width, bold, latin, range) + second;
    })
    .join("");
}
