import type { BaseTexts } from "./check/checkLocales.ts";
import type { ShapeErrors } from "./check/shapeErrors.ts";
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
}

/** Runs a reader, identified by its function or rule, on a brand. */
export type Observe = <Result>(reader: string, brand: ResolvedBrand, work: (brand: ResolvedBrand) => Result) => Result;

/** Records nothing. */
export const unobserved: Observe = (_reader, brand, work) => work(brand);
