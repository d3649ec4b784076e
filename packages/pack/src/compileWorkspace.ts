import type { BrandSource } from "@livery/brand/brandSource.ts";
import { type CompiledBrands, compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompileContext } from "@livery/brand/compileContext.ts";
import { readBaseTexts } from "./readBaseTexts.ts";
import { readBrandSources } from "./readBrandSources.ts";
import { today } from "./today.ts";

export interface CompiledWorkspace extends CompiledBrands {
  /** The folders as they were read. */
  readonly sources: readonly BrandSource[];
  /** Compiles the same folders with other texts, as a change that is not written yet would make them. */
  compile(sources: readonly BrandSource[], observe?: CompileContext["observe"]): CompiledBrands;
}

/**
 * Reads and compiles every brand of a folder: all brands at once, because some facts hold across brands. `date`,
 * `YYYY-MM-DD`, decides which rules of law hold.
 */
export async function compileWorkspace(
  brandsFolder: string,
  displayRoot: string,
  date = today(),
): Promise<CompiledWorkspace> {
  const [sources, baseTexts] = await Promise.all([readBrandSources(brandsFolder, displayRoot), readBaseTexts()]);
  const compile: CompiledWorkspace["compile"] = (texts, observe) =>
    compileBrands(texts, { baseTexts, date, ...(observe && { observe }) });
  return { sources, compile, ...compile(sources) };
}
