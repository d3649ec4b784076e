import { features } from "@livery/product/features.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import { compileTheme } from "@livery/theme/compileTheme.ts";
import { checkTheme } from "../check/checkTheme.ts";
import { type Observe, unobserved } from "../compileContext.ts";
import type { BrandReport, CompiledBrand } from "../compiledBrand.ts";
import type { BrandCompliance } from "../compliance/brandCompliance.ts";
import { fromPointer } from "../jsonPointer.ts";
import type { Problem } from "../problem.ts";
import type { TextsByLanguage } from "../resolve/mergeTexts.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { compilePolicy } from "./compilePolicy.ts";
import { compileSite } from "./compileSite.ts";

interface Parts {
  readonly texts: TextsByLanguage;
  readonly logo: string;
  /** The compliance requirements of the brand; its packs are already applied. */
  readonly compliance: BrandCompliance;
}

/** Compiles a checked brand. Problems that only the finished theme reveals, such as contrast, are returned. */
export function compileBrand(
  brand: ResolvedBrand,
  { texts, logo, compliance }: Parts,
  observe: Observe = unobserved,
): { compiled: Omit<CompiledBrand, "day" | "sources">; problems: readonly Problem[] } {
  const theme = observe(compileTheme.name, brand, (seen) => compileTheme(themeInput(seen)));
  const compiled = {
    id: brand.config.id,
    site: observe(compileSite.name, brand, ({ config }) =>
      compileSite(config, {
        texts,
        lockedSwitches: compliance.lockedSwitches,
        forbiddenFields: fieldsForbiddenBy(compliance),
        duties: compliance.duties,
      }),
    ),
    theme,
    policy: observe(compilePolicy.name, brand, ({ config }) => compilePolicy(config)),
    report: reportOf(brand),
    logo,
    compliance,
  };
  return { compiled, problems: checkTheme(brand, theme) };
}

/** The registration fields that a rule in force hides. */
function fieldsForbiddenBy({ rules }: BrandCompliance): readonly RegistrationFieldId[] {
  const hidden = rules.flatMap(({ kind, duty }) =>
    kind === "force" && duty["value"] === "hidden" ? [JSON.stringify(duty["path"])] : [],
  );
  return registrationFields
    .map(({ id }) => id)
    .filter((id) => hidden.includes(JSON.stringify(["registration", "fields", id])));
}

/** The part of a brand that determines its theme. */
export function themeInput({ config: { theme, layout } }: ResolvedBrand): Parameters<typeof compileTheme>[0] {
  const { density, card, hero } = layout;
  return { theme, density, card, hero };
}

function reportOf({ config, document, parents, writes }: ResolvedBrand): BrandReport {
  const ids = features.map(({ id }) => id);
  return {
    features: { on: ids.filter((id) => config.features[id]), off: ids.filter((id) => !config.features[id]) },
    domains: config.domains,
    parents,
    written: document.leaves().filter((pointer) => writes(fromPointer(pointer))),
  };
}
