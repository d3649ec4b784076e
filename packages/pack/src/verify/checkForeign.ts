import type { PackManifest } from "../out/packManifest.ts";
import { LICENCES } from "../render/renderLicences.ts";
import { SBOM } from "../render/renderSbom.ts";
import { siteIn, type ReadPack } from "./readPack.ts";
import { unescapeHtml } from "./unescapeHtml.ts";
import type { Fault } from "./verifyPacks.ts";

/** What names one brand. */
export interface Traces {
  readonly id: string;
  /** Its id, merchant, names, domains, and the declaration of its colour. */
  readonly texts: readonly string[];
}

/** What names any brand: the first word of a text → the texts, each with the brands that have it. */
export type ForeignWords = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** A letter, a number, or what joins them in ids, hosts and colours. */
const WORD = /[\p{L}\p{N}#_-][\p{L}\p{N}_.-]*/gu;

const HANGUL = /^\p{Script=Hangul}/u;

/** Shorter names are words of many texts; a Korean syllable says more. */
const isTelling = (text: string): boolean => text.length >= (HANGUL.test(text) ? 2 : 4);

/**
 * What names the brand of a pack, from its manifest and its page. Its colour counts only where it is declared as the
 * brand's: among a thousand brands, a shade in a picture of one often equals the colour of another.
 */
export function tracesOf({ id, merchant, domains = [], color }: PackManifest, page: string): Traces {
  const names = Object.values(siteIn(page)?.name ?? {});
  const texts = [id, merchant, ...names, ...domains, ...(color === undefined ? [] : [`--color-brand:${color}`])];
  return { id, texts: [...new Set(texts)].filter(isTelling) };
}

export function foreignWords(all: readonly Traces[]): ForeignWords {
  const words = new Map<string, Map<string, string[]>>();
  for (const { id, texts } of all)
    for (const text of texts) {
      const first = text.match(WORD)?.[0] ?? text;
      const begin = words.get(first) ?? new Map<string, string[]>();
      words.set(first, begin.set(text, [...(begin.get(text) ?? []), id]));
    }
  return words;
}

/**
 * No file of the brand's own contains what names another brand, unless it names this one as well. Files that are the same
 * for all brands are not searched, nor what comes from them: a word such as "Lotto" in a feature's texts is no trace, nor is
 * the name of a package.
 */
export function checkForeign({ manifest, files }: ReadPack, words: ForeignWords): readonly Fault[] {
  const page = files.get("index.html")?.toString() ?? "";
  const own = tracesOf(manifest, page).texts.join("\n");
  return [...files].flatMap(([file, content]) => {
    if (!TEXT.test(file) || file.startsWith("assets/text-") || OF_OTHERS.includes(file)) return [];
    if (manifest.files[file]?.owners) return [];
    const found = new Set<string>();
    const text = unescapeHtml(content.toString());
    for (const { 0: word, index } of text.matchAll(WORD)) {
      for (const begin of beginnings(word))
        for (const [trace, ids] of words.get(begin) ?? []) {
          const isHere = text.startsWith(trace, index) && isWhole(text, trace, index);
          if (isHere && !ids.includes(manifest.id) && !own.includes(trace))
            found.add(`It contains "${trace}", which belongs to the brand "${ids.join('" and "')}".`);
        }
    }
    return [...found].map((message) => ({ file, message }));
  });
}

/** What they may contain is checked word by word (`checkSbom.ts`, `checkLicences.ts`). */
const OF_OTHERS: readonly string[] = [SBOM, LICENCES];

const TEXT = /\.(?:html|css|js|json|svg|txt|conf|webmanifest)$|^_/u;

/** A word, without a full stop after it; Korean words may have particles, so each of their beginnings. */
function beginnings(word: string): readonly string[] {
  const whole = word.replace(/\.+$/u, "");
  if (!HANGUL.test(whole)) return [whole];
  return Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(0, at + 2));
}

/** Whether no word goes on after a text; after a Korean one, particles may follow. */
function isWhole(text: string, part: string, index: number): boolean {
  const end = part.at(-1) ?? "";
  return HANGUL.test(end) || !/[\p{L}\p{N}_-]/u.test(text.charAt(index + part.length));
}
