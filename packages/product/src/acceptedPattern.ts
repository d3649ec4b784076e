/** Longest text that is taken for a pattern, and longest value that is held against one, in UTF-16 units (VF-034). */
const LONGEST_PATTERN = 512;
const LONGEST_VALUE = 255;

/**
 * Reads a regular expression of the whole value and answers in a time that grows with the value's length alone. `undefined`
 * for what it cannot run. `linearPattern.ts` is one; it is large, so a page loads it only for a platform that needs it.
 */
export type PatternEngine = (source: string) => ((value: string) => boolean) | undefined;

/** Whether a platform's `acceptedPattern` is a regular expression, which only an engine can run. */
export function needsEngine(pattern: string): boolean {
  return /[\\^$.|?+()[\]{}]/.test(pattern);
}

/**
 * What a platform's `acceptedPattern` says to a value (VF-032 … VF-034): a text whose only special character is `*` is a
 * glob, any other a regular expression of the whole value. `undefined` when it says nothing: it is empty, too long, broken,
 * or needs what a linear-time engine cannot run (look-around, back-references), or there is no engine; then the pattern id
 * decides, and the platform has the last word.
 */
export function matchesAccepted(pattern: string, value: string, engine?: PatternEngine): boolean | undefined {
  if (pattern === "" || pattern.length > LONGEST_PATTERN) return undefined;
  if (!needsEngine(pattern)) return matchesGlob(pattern.split("*"), value);
  return value.length > LONGEST_VALUE ? undefined : engine?.(pattern)?.(value);
}

/** Finds the pieces between the stars one after the other, each as early as it can be: never goes back. */
function matchesGlob([first = "", ...others]: readonly string[], value: string): boolean {
  const last = others.pop();
  if (last === undefined) return value === first;
  if (!value.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = value.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return value.length - at >= last.length && value.endsWith(last);
}
