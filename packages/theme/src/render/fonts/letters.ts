import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The code points of a CSS `unicode-range`. */
export function codesOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().slice("U+".length).split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** The CSS `unicode-range` of code points. */
export function rangeOf(codes: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${from === to ? "" : `-${to.toString(16)}`}`).join(",");
}

export function isHangul(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3;
}

/**
 * All Hangul syllables, the frequent ones first: Google Fonts numbers its slices of Korean fonts by how often the web
 * uses them, the highest number most.
 */
export function syllablesByFrequency(): number[] {
  const path = require.resolve("@fontsource-variable/noto-sans-kr/unicode.json");
  const slices = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  return Object.keys(slices)
    .filter((name) => name.startsWith("["))
    .toSorted((a, b) => Number(b.slice(1, -1)) - Number(a.slice(1, -1)))
    .flatMap((name) => codesOf(slices[name] ?? ""))
    .filter(isHangul);
}

/** The 2,350 syllables of the Korean standard KS X 1001: nearly all that modern Korean uses. */
export function standardSyllables(): ReadonlySet<number> {
  const standard = new TextDecoder("euc-kr");
  const rows = numbers(0xb0, 0xc8);
  const places = numbers(0xa1, 0xfe);
  const texts = rows.map((row) => standard.decode(Uint8Array.from(places.flatMap((place) => [row, place]))));
  return new Set([...texts.join("")].map((character) => character.codePointAt(0) ?? 0).filter(isHangul));
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
