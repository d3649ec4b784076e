import { compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { readBaseTexts } from "./readBaseTexts.ts";
import { readBrandSources } from "./readBrandSources.ts";

export interface CompiledWorkspace {
  /** Every folder's id, sorted, whether its brand compiles or not. */
  readonly ids: readonly string[];
  readonly brands: readonly CompiledBrand[];
  readonly problems: readonly Problem[];
}

/** Reads and compiles every brand of a folder: all brands at once, because some facts hold across brands. */
export async function compileWorkspace(brandsFolder: string, displayRoot: string): Promise<CompiledWorkspace> {
  const [sources, baseTexts] = await Promise.all([readBrandSources(brandsFolder, displayRoot), readBaseTexts()]);
  return { ids: sources.map(({ id }) => id), ...compileBrands(sources, { baseTexts }) };
}
