import type { BrandSource } from "@livery/brand/brandSource.ts";
import { type CompiledBrands, compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompileContext } from "@livery/brand/compileContext.ts";
import { join } from "node:path";
import { codeStamp } from "./codeStamp.ts";
import { openResults } from "./keptResults.ts";
import { keptShapeErrors } from "./keptShapeErrors.ts";
import { readBaseTexts } from "./readBaseTexts.ts";
import { readBrandSources } from "./readBrandSources.ts";
import { today } from "./today.ts";
import { cacheFolder, workspaceRoot } from "./workspace.ts";

export interface CompiledWorkspace extends CompiledBrands {
  /** The folders as read from disk. */
  readonly sources: readonly BrandSource[];
  /** Compiles the same folders with other texts, to preview an unwritten change. */
  compile(sources: readonly BrandSource[], observe?: CompileContext["observe"]): CompiledBrands;
}

/** Fewer brands than these are compiled in the time that it takes to look for earlier results. */
const MANY = 16;

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
  if (sources.length < MANY) return { sources, compile, ...compile(sources) };
  const kept = openResults(join(cacheFolder, "compiled.sqlite"), codeStamp(workspaceRoot));
  const compiled = compileBrands(sources, { baseTexts, date, shapeErrors, ...(kept && { kept }) });
  kept?.save();
  return { sources, compile, ...compiled };
}
