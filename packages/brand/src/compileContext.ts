import type { BaseTexts } from "./check/checkLocales.ts";
import type { ResolvedBrand } from "./resolve/resolveBrand.ts";

/** What compiling needs beside the brands themselves. */
export interface CompileContext {
  readonly baseTexts: BaseTexts;
  /** The day of the build, `YYYY-MM-DD`: it decides which rules of law hold (CO-005). */
  readonly date: string;
  /** Stands between a brand and everything that reads its config; `livery explain` records through it. */
  readonly observe?: Observe;
}

/** Lets a reader, named by its function or rule, do its work on a brand. */
export type Observe = <Result>(reader: string, brand: ResolvedBrand, work: (brand: ResolvedBrand) => Result) => Result;

/** Nobody looks. */
export const unobserved: Observe = (_reader, brand, work) => work(brand);
