import type { Problem } from "@livery/brand/problem.ts";

/**
 * A problem without its place: the sentence first, then the expected value, the found value and the hint, one per line.
 */
export function problemFacts({ message, pointer, expected, got, suggestion }: Problem): string {
  const facts = [
    ["at", pointer],
    ["expected", expected],
    ["got", got],
    ["hint", suggestion],
  ].filter(([, value]) => value);
  return [message, ...facts.map(([label, value]) => `${label}: ${value}`)].join("\n");
}
