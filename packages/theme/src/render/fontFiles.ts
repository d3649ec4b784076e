import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { type FontFamilyId, sizeAdjust } from "../fontPairs.ts";

/** A web font's stylesheet and its files; addresses in the stylesheet are relative (`./name.woff2`). */
export interface FontFiles {
  readonly css: string;
  /** `name` contains a hash of the content, `path` is the file's location on this machine. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

/** One `@font-face` of a fontsource stylesheet. */
interface Slice {
  readonly family: string;
  readonly declarations: string;
  readonly file: string;
  readonly range: string;
}

/** A second family made from slices of a first, limited to some characters. */
interface Limited {
  readonly family: string;
  readonly range: string;
}

interface Source {
  readonly sheets: readonly string[];
  readonly limited?: Limited;
  /** The only characters used from the font. */
  readonly limitedOnly?: true;
}

const letters = "U+0026,U+0041-005A,U+0061-007A";

/**
 * Stylesheets by family. Playfair Display and Cormorant have old-style figures, so titles use only their letters
 * (`Playfair Letters`, `Cormorant Letters`); IBM Plex comes in the three weights that styles use.
 */
const sources: Readonly<Record<FontFamilyId, Source>> = {
  "noto-sans-kr": { sheets: ["@fontsource-variable/noto-sans-kr/index.css"] },
  "noto-serif-kr": { sheets: ["@fontsource-variable/noto-serif-kr/index.css"] },
  "playfair-display": {
    sheets: [
      "@fontsource-variable/playfair-display/index.css",
      "@fontsource-variable/playfair-display/wght-italic.css",
    ],
    limited: { family: "Playfair Letters", range: letters },
  },
  archivo: { sheets: ["@fontsource-variable/archivo/wdth.css"] },
  "ibm-plex-sans-kr": {
    sheets: [400, 600, 700].map((weight) => `@fontsource/ibm-plex-sans-kr/${weight}.css`),
  },
  fredoka: { sheets: ["@fontsource-variable/fredoka/index.css"] },
  jua: { sheets: ["@fontsource/jua/400.css"] },
  oxanium: { sheets: ["@fontsource-variable/oxanium/index.css"] },
  "do-hyeon": { sheets: ["@fontsource/do-hyeon/400.css"] },
  cormorant: {
    sheets: ["@fontsource-variable/cormorant/index.css", "@fontsource-variable/cormorant/wght-italic.css"],
    limited: { family: "Cormorant Letters", range: letters },
    limitedOnly: true,
  },
  "gowun-batang": { sheets: [400, 700].map((weight) => `@fontsource/gowun-batang/${weight}.css`) },
};

/**
 * Code points that our languages and symbols need: Latin, punctuation, currency, arrows, shapes, kana marks, Hangul.
 */
const wanted: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x21ff],
  [0x2460, 0x26ff],
  [0x3000, 0x303f],
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
];

/** Slices for other scripts also contain a few Latin or currency signs; they are excluded by name. */
const foreign = /-(?:cyrillic|cyrillic-ext|greek|hebrew|vietnamese)-/u;

const require = createRequire(import.meta.url);

function holdsWanted(range: string): boolean {
  return range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/iu, "").split("-");
    const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return wanted.some(([low, high]) => start <= high && end >= low);
  });
}

function valueOf(block: string, property: string): string {
  return new RegExp(`${property}:\\s*([^;]+);`, "u").exec(block)?.[1]?.trim() ?? "";
}

function readSlices(sheet: string): Slice[] {
  const path = require.resolve(sheet);
  const css = readFileSync(path, "utf8");
  const blocks = [...css.matchAll(/@font-face\s*\{([^}]*)\}/gu)].map((match) => match[1] ?? "");
  return blocks.map((block) => {
    const address = /url\(([^)]+\.woff2)\)/u.exec(block)?.[1];
    if (address === undefined) throw new Error(`${sheet} has a face without a woff2 file.`);
    const kept = ["font-style", "font-weight", "font-stretch"].flatMap((property) => {
      const value = valueOf(block, property);
      return value === "" ? [] : [`${property}:${value}`];
    });
    return {
      family: valueOf(block, "font-family").replaceAll(/['"]/gu, ""),
      declarations: kept.join(";"),
      file: join(dirname(path), address),
      range: valueOf(block, "unicode-range"),
    };
  });
}

function hashedName(path: string): string {
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 10);
  return `${basename(path, ".woff2")}-${hash}.woff2`;
}

interface Face {
  readonly family: string;
  readonly slice: Slice;
  readonly name: string;
  readonly range: string;
  /** Additional declarations, each with its semicolon. */
  readonly more: string;
}

function faceRule({ family, slice, name, range, more }: Face): string {
  return `@font-face{font-family:"${family}";${slice.declarations};${more}font-display:swap;src:url(./${name}) format("woff2");unicode-range:${range}}`;
}

/** The slice with the basic Latin letters. */
function isLatin({ file }: Slice): boolean {
  return file.includes("-latin-") && !file.includes("-latin-ext-");
}

/**
 * The slices of a family for Latin, Hangul or symbols, with their stylesheet. A browser loads a slice when a page shows
 * one of its characters. Throws if the font's package is not installed.
 */
export function fontFiles(id: FontFamilyId): FontFiles {
  const { sheets, limited, limitedOnly } = sources[id];
  const enlarged = sizeAdjust[id];
  const more = enlarged === undefined ? "" : `size-adjust:${Math.round(enlarged * 100)}%;`;
  const slices = sheets
    .flatMap(readSlices)
    .filter(({ file, range }) => !foreign.test(file) && holdsWanted(range))
    .filter((slice) => !limitedOnly || isLatin(slice));
  const named = slices.map((slice) => ({ slice, name: hashedName(slice.file) }));
  const whole = limitedOnly
    ? []
    : named.map(({ slice, name }) => faceRule({ family: slice.family, slice, name, range: slice.range, more }));
  const some =
    limited === undefined
      ? []
      : named
          .filter(({ slice }) => isLatin(slice))
          .map(({ slice, name }) => faceRule({ ...limited, slice, name, more }));
  return {
    css: [...whole, ...some].join("\n"),
    files: named.map(({ slice, name }) => ({ name, path: slice.file })),
  };
}
