/** How many cases each property is tried with in `npm test`. `npm run fuzz` sets FUZZ_RUNS. */
const USUAL = 300;

/** Milliseconds that a property may take: its usual cases on a busy machine, and as many more for each further case. */
export const fuzzTime = 120_000 * Math.max(1, runs() / USUAL);

/**
 * The parameters of a property: how many runs. `share` is the part of the runs that a property with heavy cases makes. What
 * the random values follow from is the same for all tests (scripts/vitest/fixedSeed.ts).
 */
export function fuzzRuns(share = 1): { readonly numRuns: number } {
  return { numRuns: Math.ceil(runs() * share) };
}

function runs(): number {
  return Number(process.env["FUZZ_RUNS"] ?? USUAL);
}
