import { exampleTexts } from "../../fixtures/example.ts";
import { compileBrands } from "../compileBrands.ts";
import type { CompiledBrand } from "../compiledBrand.ts";
import type { BrandSource } from "../brandSource.ts";
import type { Problem } from "../problem.ts";
import { type Family, sourceOf } from "./arbitraryFamily.ts";
import { settleFamily } from "./settleFamily.ts";

/** The time limit for any config: CPU milliseconds of this thread per brand. Other processes are not counted. */
const LONGEST = 1000;

/** After this many rounds, removing values does not resolve the contradiction. */
const MOST_ROUNDS = 25;

export interface Outcome {
  readonly brands: readonly CompiledBrand[];
  readonly errors: readonly Problem[];
}

/** Compiles folders and returns the errors. Throws if that takes a second or more per brand. */
export function compileSources(sources: readonly BrandSource[]): Outcome {
  const start = process.threadCpuUsage();
  const { brands, problems } = compileBrands(sources, { baseTexts: exampleTexts, date: "2026-01-01" });
  const { user, system } = process.threadCpuUsage(start);
  const spent = (user + system) / 1000;
  if (spent > LONGEST * sources.length) throw new Error(`Compiling took ${Math.round(spent)} ms.`);
  return { brands, errors: problems.filter(({ severity }) => severity === "error") };
}

/** A family after contradicting values were removed, and its result. */
export function compileSettled(first: Family): Outcome & { readonly family: Family } {
  let family = first;
  for (let round = 0; ; round += 1) {
    const outcome = compileSources(family.map((config) => sourceOf(config)));
    if (outcome.errors.length === 0 || round === MOST_ROUNDS) return { ...outcome, family };
    family = settleFamily(family, outcome.errors);
  }
}
