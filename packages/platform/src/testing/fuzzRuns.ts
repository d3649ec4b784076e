/**
 * How many random values a property is tried with: the given default, or the number that `npm run fuzz` sets
 * (FUZZ_RUNS).
 */
export function fuzzRuns(usual: number): number {
  const asked = Number(fromEnvironment("FUZZ_RUNS"));
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

/** The seed of the random values: the given default, or the one that `npm run fuzz` sets (FUZZ_SEED). */
export function fuzzSeed(usual: number): number {
  const asked = Number(fromEnvironment("FUZZ_SEED"));
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

function fromEnvironment(name: string): string | undefined {
  return process.env[name];
}
