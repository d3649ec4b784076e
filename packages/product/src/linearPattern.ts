import { RE2JS } from "re2js";
import type { PatternEngine } from "./acceptedPattern.ts";
import { patternSize } from "./patternSize.ts";

/** Steps of the largest pattern that is compiled: a value of 255 characters goes through it in some 30 ms at worst. */
const LARGEST = 500;

/** Compiled patterns that are kept; a site meets a handful. */
const MOST_KEPT = 100;

type Matcher = ReturnType<PatternEngine>;

const kept = new Map<string, Matcher>();

/**
 * The engine for a platform's regular expressions (VF-032 … VF-034): RE2, which has no way back and so no input that takes it
 * long. A pattern always speaks of the whole value, as if it stood in `^(?:…)$`. What RE2 does not know (look-around,
 * back-references), what is broken and what would become too large is `undefined`.
 */
export const linearPattern: PatternEngine = (source) => {
  const known = kept.get(source);
  if (known || kept.has(source)) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = compile(source);
  kept.set(source, made);
  return made;
};

function compile(source: string): Matcher {
  const size = patternSize(source);
  // RE2JS reads the reference \k<name> as the letter k.
  if (size === undefined || size > LARGEST || /\\k/.test(source)) return undefined;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(withPlainScripts(source)));
    return (value) => pattern.matches(value);
  } catch {
    return undefined;
  }
}

/** RE2 knows a script by its bare name: `\p{Script=Hangul}` and Java's `\p{IsHangul}` are `\p{Hangul}`. */
function withPlainScripts(source: string): string {
  return source.replaceAll(/\\([pP])\{(?:Script=|sc=|Is)(\w+)\}/gu, String.raw`\$1{$2}`);
}
