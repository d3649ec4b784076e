import { RE2JS } from "re2js";
import type { PatternEngine } from "./acceptedPattern.ts";
import { patternSize } from "./patternSize.ts";

/** The largest compiled pattern, in steps: a value of 255 characters takes at most some 30 ms. */
const LARGEST = 500;

/** How many compiled patterns are cached; a site meets only a few. */
const MOST_KEPT = 100;

type Matcher = ReturnType<PatternEngine>;

const kept = new Map<string, Matcher>();

/**
 * The engine for a platform's regular expressions (VF-032 … VF-034): RE2, which does not backtrack, so no input makes
 * it slow. A pattern always matches the whole value, as if inside `^(?:…)$`. Patterns with features that RE2 lacks
 * (look-around, back-references), broken ones and too large ones give `undefined`.
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

/** RE2 names scripts without a prefix: `\p{Script=Hangul}` and Java's `\p{IsHangul}` are `\p{Hangul}`. */
function withPlainScripts(source: string): string {
  return source.replaceAll(/\\([pP])\{(?:Script=|sc=|Is)(\w+)\}/gu, String.raw`\$1{$2}`);
}
