import { exampleTexts } from "../../fixtures/example.ts";
import { compileBrands } from "../compileBrands.ts";
import type { CompiledBrand } from "../compiledBrand.ts";
import type { BrandSource } from "../brandSource.ts";
import type { Problem } from "../problem.ts";
import { type Family, sourceOf } from "./arbitraryFamily.ts";
import { settleFamily } from "./settleFamily.ts";

/** Nothing that a config says may cost more: milliseconds of this thread, a brand. Other work of the machine is not counted. */
const LONGEST = 1000;

/** After as many rounds a contradiction would be one that no value less settles. */
const MOST_ROUNDS = 25;

export interface Outcome {
  readonly brands: readonly CompiledBrand[];
  readonly errors: readonly Problem[];
}

/** Compiles folders and says what stops them. Throws where that takes a second a brand or longer. */
export function compileSources(sources: readonly BrandSource[]): Outcome {
  const start = process.threadCpuUsage();
  const { brands, problems } = compileBrands(sources, { baseTexts: exampleTexts, date: "2026-01-01" });
  const { user, system } = process.threadCpuUsage(start);
  const spent = (user + system) / 1000;
  if (spent > LONGEST * sources.length) throw new Error(`Compiling took ${Math.round(spent)} ms.`);
  return { brands, errors: problems.filter(({ severity }) => severity === "error") };
}

/** A family from which values that contradict each other were taken, and what became of it. */
export function compileSettled(first: Family): Outcome & { readonly family: Family } {
  let family = first;
  for (let round = 0; ; round += 1) {
    const outcome = compileSources(family.map((config) => sourceOf(config)));
    if (outcome.errors.length === 0 || round === MOST_ROUNDS) return { ...outcome, family };
    family = settleFamily(family, outcome.errors);
  }
}
