import { patternWays } from "./patternWays.ts";

/** Longest text that is taken for a pattern, and longest value that is held against one, in UTF-16 units (VF-034). */
const LONGEST_PATTERN = 512;
const LONGEST_VALUE = 255;

/** Ways to try one value; a slow phone goes through as many in well under a tenth of a second. */
const MOST_WAYS = 2_000_000;

/**
 * What a platform's `acceptedPattern` says to a value (VF-032 … VF-034): a text whose only special character is `*` is a
 * glob, any other a regular expression of the whole value. `undefined` when it says nothing: it is empty, broken, uses what
 * a linear-time engine cannot run (look-around, back-references), or could run for too long; then the pattern id decides.
 */
export function matchesAccepted(pattern: string, value: string): boolean | undefined {
  if (pattern === "" || pattern.length > LONGEST_PATTERN) return undefined;
  if (!/[\\^$.|?+()[\]{}]/.test(pattern)) return matchesGlob(pattern.split("*"), value);
  if (value.length > LONGEST_VALUE) return undefined;
  const ways = patternWays(pattern, value.length);
  if (ways === undefined || ways > MOST_WAYS) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return undefined;
  }
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
