/** The number of cases per property in `npm test`. `npm run fuzz` sets FUZZ_RUNS. */
const USUAL = 100;

/**
 * Time limit of a property in milliseconds: for its usual cases on a busy machine, and proportionally more for further
 * cases.
 */
export const fuzzTime = 120_000 * Math.max(1, runs() / USUAL);

/**
 * The number of runs of a property. `share` is the fraction for properties with expensive cases. The seed is the same
 * for all tests (scripts/vitest/fixedSeed.ts).
 */
export function fuzzRuns(share = 1): { readonly numRuns: number } {
  return { numRuns: Math.ceil(runs() * share) };
}

function runs(): number {
  return Number(process.env["FUZZ_RUNS"] ?? USUAL);
}
