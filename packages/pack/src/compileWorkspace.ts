import type { BrandSource } from "@livery/brand/brandSource.ts";
import { type CompiledBrands, compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompileContext } from "@livery/brand/compileContext.ts";
import { readBaseTexts } from "./readBaseTexts.ts";
import { readBrandSources } from "./readBrandSources.ts";
import { today } from "./today.ts";

export interface CompiledWorkspace extends CompiledBrands {
  /** The folders as read from disk. */
  readonly sources: readonly BrandSource[];
  /** Compiles the same folders with other texts, to preview an unwritten change. */
  compile(sources: readonly BrandSource[], observe?: CompileContext["observe"]): CompiledBrands;
}

/**
 * Reads and compiles every brand of a folder: all brands at once, because some rules span brands. `date`, `YYYY-MM-DD`,
 * determines which compliance rules are in force.
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
