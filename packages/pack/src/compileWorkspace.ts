import type { BrandSource } from "@livery/brand/brandSource.ts";
import { type CompiledBrands, compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompileContext } from "@livery/brand/compileContext.ts";
import { keptShapeErrors } from "./keptShapeErrors.ts";
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
  const [sources, baseTexts, shapeErrors] = await Promise.all([
    readBrandSources(brandsFolder, displayRoot),
    readBaseTexts(),
    keptShapeErrors(),
  ]);
  const compile: CompiledWorkspace["compile"] = (texts, observe) =>
    compileBrands(texts, { baseTexts, date, shapeErrors, ...(observe && { observe }) });
  return { sources, compile, ...compile(sources) };
}
