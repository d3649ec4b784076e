import { features } from "@livery/product/features.ts";
import { compileTheme } from "@livery/theme/compileTheme.ts";
import type { FeatureTexts } from "../check/checkLocales.ts";
import { checkContrast } from "../check/checkContrast.ts";
import type { BrandReport, CompiledBrand } from "../compiledBrand.ts";
import type { Problem } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { compilePolicy } from "./compilePolicy.ts";
import { compileSite } from "./compileSite.ts";

interface Parts {
  readonly texts: ReadonlyMap<string, FeatureTexts>;
  readonly logo: string;
}

/** Compiles a checked brand. What only the finished theme shows, its contrast, comes back as problems. */
export function compileBrand(
  brand: ResolvedBrand,
  { texts, logo }: Parts,
): { compiled: CompiledBrand; problems: readonly Problem[] } {
  const { config } = brand;
  const { density, card, hero } = config.layout;
  const theme = compileTheme({ theme: config.theme, density, card, hero });
  const compiled = {
    id: config.id,
    site: compileSite(config, texts),
    theme,
    policy: compilePolicy(config),
    report: reportOf(brand),
    logo,
  };
  return { compiled, problems: checkContrast(brand, theme) };
}

function reportOf({ config, document }: ResolvedBrand): BrandReport {
  const ids = features.map(({ id }) => id);
  return {
    features: { on: ids.filter((id) => config.features[id]), off: ids.filter((id) => !config.features[id]) },
    domains: config.domains,
    written: document.leaves(),
  };
}
