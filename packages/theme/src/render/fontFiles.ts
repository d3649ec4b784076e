import fontverter from "fontverter";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { type FontFamilyId, sizeAdjust } from "../fontPairs.ts";
import { charactersOf } from "./fonts/characters.ts";
import { type FaceSource, fontSources } from "./fonts/fontSources.ts";
import { codesOf, rangeOf } from "./fonts/letters.ts";
import { mergeSlices } from "./fonts/mergeSlices.ts";
import { createDivisions, FIRST_HANGUL, type Tier } from "./fonts/tiers.ts";
import { readCmap } from "./fonts/woff2.ts";

/** A web font's stylesheet and its files; addresses in the stylesheet are relative (`./name.woff2`). */
export interface FontFiles {
  readonly css: string;
  /** `name` contains a hash of the content. */
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly first: readonly FirstFile[];
  /** The npm packages that they are cut from. */
  readonly packages: readonly string[];
}

/** A file that every page with this font in it needs. */
export interface FirstFile {
  readonly name: string;
  /** A Hangul file is for pages in Korean. */
  readonly script: "latin" | "hangul";
  /** The weights of titles that use the file, from and to included, if a font only for titles has several files. */
  readonly titleWeights?: readonly [from: number, to: number];
}

interface FontCut {
  /** All texts of the interface: their characters are in the files that a page loads first. */
  readonly texts: string;
  /** Keeps what is expensive to make: returns the content of this key, made if necessary. */
  readonly keep: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** Raise it when the way of cutting changes, so that no kept file of the old way is used. */
const CUT = "subset-font 2.9.0, 1";

const require = createRequire(import.meta.url);

const letters = codesOf("U+26,U+41-5a,U+61-7a");

/**
 * Cuts a family into files by how the product uses its characters. A browser loads a file when a page shows one of its
 * characters. Throws if the font's package is not installed.
 */
export async function fontFiles(id: FontFamilyId, { texts, keep }: FontCut): Promise<FontFiles> {
  const shown = new Set([...texts].map((character) => character.codePointAt(0) ?? 0));
  const divide = { ...createDivisions(shown), letters: () => [{ name: "letters", codes: letters }] };
  const rules: string[] = [];
  const files = new Map<string, Uint8Array>();
  const first = new Map<string, FirstFile>();
  for (const face of fontSources[id]) {
    const taken = new Set<number>();
    for (const { division, paths } of face.parts) {
      const { codes, hash } = await describe(paths);
      let whole: Promise<Buffer> | undefined;
      const free = codes.filter((code) => !taken.has(code));
      for (const tier of divide[division](free)) {
        for (const code of tier.codes) taken.add(code);
        const text = String.fromCodePoint(...tier.codes);
        const key = digest([CUT, hash, JSON.stringify(face.axes ?? {}), division, text].join("\n"));
        const content = await keep(key, async () =>
          cut(await (whole ??= readWhole(paths)), text, face, division === "korean" || division === "titles"),
        );
        const name = `${[id, face.label, tier.name, digest(content).slice(0, 10)].filter(Boolean).join("-")}.woff2`;
        files.set(name, content);
        const script = scripts[tier.name];
        if (script) first.set(name, { name, script, ...titleWeights(id, face) });
        rules.push(...faceRules(id, face, tier, name));
      }
    }
  }
  return {
    css: rules.join("\n"),
    files: [...files].map(([name, content]) => ({ name, content })),
    first: [...first.values()],
    packages: packagesOf(id),
  };
}

/** Paths of sources begin with a scope and the package's name in it. */
function packagesOf(id: FontFamilyId): readonly string[] {
  const paths = fontSources[id].flatMap(({ parts }) => parts.flatMap((part) => part.paths));
  return [...new Set(paths.map((path) => path.split("/").slice(0, 2).join("/")))];
}

/** The scripts of the files with what every page shows. */
const scripts: Readonly<Record<string, FirstFile["script"]>> = {
  latin: "latin",
  letters: "latin",
  [FIRST_HANGUL]: "hangul",
};

function titleWeights(id: FontFamilyId, { parts, weights }: FaceSource): Pick<FirstFile, "titleWeights"> {
  const chosen = fontSources[id].length > 1 && parts.some(({ division }) => division === "titles");
  return chosen ? { titleWeights: weights } : {};
}

/** What a font contains; it stays the same while the process runs. */
interface Description {
  readonly codes: readonly number[];
  readonly hash: string;
}

const described = new Map<string, Promise<Description>>();

function describe(paths: readonly string[]): Promise<Description> {
  const key = paths.join();
  const known = described.get(key) ?? readDescription(paths);
  described.set(key, known);
  return known;
}

async function readDescription(paths: readonly string[]): Promise<Description> {
  const slices = await readSlices(paths);
  const codes = new Set(slices.flatMap((slice) => [...charactersOf(readCmap(slice)).keys()]));
  return { codes: [...codes].toSorted((a, b) => a - b), hash: digest(Buffer.concat(slices)) };
}

function readSlices(paths: readonly string[]): Promise<Buffer[]> {
  return Promise.all(paths.map((path) => readFile(require.resolve(path))));
}

/** A font in one piece, uncompressed. */
async function readWhole(paths: readonly string[]): Promise<Buffer> {
  const slices = await Promise.all((await readSlices(paths)).map(decompress));
  const [only] = slices;
  return only !== undefined && slices.length === 1 ? only : mergeSlices(slices);
}

let lastDecompressed: Promise<unknown> = Promise.resolve();

/** One font at a time in a process: fontverter copies its result only after another one could have overwritten it. */
function decompress(font: Buffer): Promise<Buffer> {
  const decompressed = lastDecompressed.then(() => fontverter.convert(font, "truetype"));
  lastDecompressed = decompressed.catch(() => undefined);
  return decompressed;
}

/** Hangul is not kerned. */
const kerning = ["GDEF", "GPOS", "GSUB"];

function cut(font: Buffer, text: string, { axes }: FaceSource, isKorean: boolean): Promise<Uint8Array> {
  return subsetFont(font, text, {
    targetFormat: "woff2",
    noHinting: true,
    ...(axes === undefined ? {} : { variationAxes: axes }),
    ...(isKorean ? { dropTables: kerning } : {}),
  });
}

function faceRules(
  id: FontFamilyId,
  { family, weights, style = "normal", widths, lettersAs }: FaceSource,
  tier: Tier,
  name: string,
): string[] {
  const weight = [...new Set(weights)].join(" ");
  const stretch = widths === undefined ? "" : `font-stretch:${widths.map((width) => `${width}%`).join(" ")};`;
  const enlarged = sizeAdjust[id];
  const size = enlarged === undefined ? "" : `size-adjust:${Math.round(enlarged * 100)}%;`;
  const rule = (of: string, codes: readonly number[]) =>
    `@font-face{font-family:"${of}";font-style:${style};font-weight:${weight};${stretch}${size}font-display:swap;src:url(./${name}) format("woff2");unicode-range:${rangeOf(codes)}}`;
  const both = lettersAs !== undefined && tier.name === "latin";
  return [rule(family, tier.codes), ...(both ? [rule(lettersAs, letters)] : [])];
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
