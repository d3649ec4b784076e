/** The longest text accepted as a pattern, and the longest value matched against one, in UTF-16 units (VF-034). */
const LONGEST_PATTERN = 512;
const LONGEST_VALUE = 255;

/**
 * Compiles a regular expression for whole values that runs in time linear in the value's length. `undefined` if it
 * cannot. `linearPattern.ts` is one; it is large, so a page loads it only for a platform that needs it.
 */
export type PatternEngine = (source: string) => ((value: string) => boolean) | undefined;

/** Whether a platform's `acceptedPattern` is a regular expression, which needs an engine. */
export function needsEngine(pattern: string): boolean {
  return /[\\^$.|?+()[\]{}]/.test(pattern);
}

/**
 * Whether a platform's `acceptedPattern` accepts a value (VF-032 … VF-034): a text whose only special character is `*`
 * is a glob, any other a regular expression for the whole value. `undefined` if it cannot decide: it is empty, too
 * long, broken, needs what a linear-time engine cannot run (look-around, back-references), or there is no engine. Then
 * the pattern id decides, and the platform has the last word.
 */
export function matchesAccepted(pattern: string, value: string, engine?: PatternEngine): boolean | undefined {
  if (pattern === "" || pattern.length > LONGEST_PATTERN) return undefined;
  if (!needsEngine(pattern)) return matchesGlob(pattern.split("*"), value);
  return value.length > LONGEST_VALUE ? undefined : engine?.(pattern)?.(value);
}

/** Finds the pieces between the stars one after the other, each as early as possible, without backtracking. */
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
