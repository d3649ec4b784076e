import type { Problem } from "@livery/brand/problem.ts";

/** What a problem says beside its place: the sentence first, then what was expected, found and meant, a line each. */
export function problemFacts({ message, pointer, expected, got, suggestion }: Problem): string {
  const facts = [
    ["at", pointer],
    ["expected", expected],
    ["got", got],
    ["hint", suggestion],
  ].filter(([, value]) => value);
  return [message, ...facts.map(([label, value]) => `${label}: ${value}`)].join("\n");
}
