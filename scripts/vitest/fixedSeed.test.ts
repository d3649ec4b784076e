import fc from "fast-check";
import { expect, it } from "vitest";

it("random values follow from a seed that is the same in every run, but for npm run fuzz", () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? 1);
  expect(fc.readConfigureGlobal().seed).toBe(seed);
  expect(fc.sample(fc.integer(), 5)).toEqual(fc.sample(fc.integer(), { numRuns: 5, seed }));
});
