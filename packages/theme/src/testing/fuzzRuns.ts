/** How many cases each property is tried with in `npm test`. `npm run fuzz` sets FUZZ_RUNS. */
const USUAL = 300;

/** Milliseconds that a property may take: its usual cases on a busy machine, and as many more for each further case. */
export const fuzzTime = 120_000 * Math.max(1, runs() / USUAL);

/**
 * The parameters of a property: how many runs, and the seed where one is given (FUZZ_SEED, to repeat a failure).
 * `share` is the part of the runs that a property with heavy cases makes.
 */
export function fuzzRuns(share = 1): { readonly numRuns: number; readonly seed?: number } {
  const seed = process.env["FUZZ_SEED"];
  return { numRuns: Math.ceil(runs() * share), ...(seed === undefined ? {} : { seed: Number(seed) }) };
}

function runs(): number {
  return Number(process.env["FUZZ_RUNS"] ?? USUAL);
}
