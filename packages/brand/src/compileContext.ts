import type { BaseTexts, FeatureTexts } from "./check/checkLocales.ts";
import type { ShapeErrors } from "./check/shapeErrors.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import type { Problem } from "./problem.ts";
import type { ResolvedBrand } from "./resolve/resolveBrand.ts";

/** What compiling needs besides the brands. */
export interface CompileContext {
  readonly baseTexts: BaseTexts;
  /** The day of the build, `YYYY-MM-DD`: it determines which compliance rules are in force (CO-005). */
  readonly date: string;
  /** Compares a config with the schema; `shapeErrorsOf` unless a program has kept a compiled one. */
  readonly shapeErrors?: ShapeErrors;
  /** Sits between a brand and the code that reads its config; `livery explain` uses it to record reads. */
  readonly observe?: Observe;
  /** Results of earlier runs; not asked while a program observes what is read. */
  readonly kept?: KeptResults;
}

/** Results of checking and compiling one brand by itself, by everything that they depend on besides the code. */
export interface KeptResults {
  get(key: string): OwnResult | undefined;
  /** Keeps a result, and returns it in the form in which it takes little memory. */
  keep(key: string, result: OwnResult): OwnResult;
}

/** What follows from a brand and the ones that it extends, whatever other brands there are. Plain JSON. */
export interface OwnResult {
  readonly compiled: CompiledBrand;
  /** By language: its own texts merged over the inherited ones. */
  readonly texts: readonly (readonly [language: string, texts: FeatureTexts])[];
  readonly problems: readonly Problem[];
}

/** Runs a reader, identified by its function or rule, on a brand. */
export type Observe = <Result>(reader: string, brand: ResolvedBrand, work: (brand: ResolvedBrand) => Result) => Result;

/** Records nothing. */
export const unobserved: Observe = (_reader, brand, work) => work(brand);
