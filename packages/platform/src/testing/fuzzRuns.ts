/** How many random values a property is tried with: as many as named, or as `npm run fuzz` asks for (FUZZ_RUNS). */
export function fuzzRuns(usual: number): number {
  const asked = Number(fromEnvironment("FUZZ_RUNS"));
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

/** What the random values follow from: a fixed number, or the one that `npm run fuzz` names (FUZZ_SEED). */
export function fuzzSeed(usual: number): number {
  const asked = Number(fromEnvironment("FUZZ_SEED"));
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

function fromEnvironment(name: string): string | undefined {
  return process.env[name];
}
