import type { FeatureId } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import type { BrandCompliance } from "./compliance/brandCompliance.ts";
import type { SitePolicy } from "./sitePolicy.ts";

/** A brand ready to be packed: plain JSON. `site` is the only part that a browser sees. */
export interface CompiledBrand {
  readonly id: string;
  /** Everything but the addresses of files, which the pack alone knows. */
  readonly site: Omit<SiteConfig, "assets">;
  readonly theme: CompiledTheme;
  readonly policy: SitePolicy;
  readonly report: BrandReport;
  /** The logo's source: a checked SVG. */
  readonly logo: string;
  /** What its pack says in `compliance.json` (CO-007). */
  readonly compliance: BrandCompliance;
}

/** What a build says about a brand, and what `livery.json` repeats. */
export interface BrandReport {
  readonly features: { readonly on: readonly FeatureId[]; readonly off: readonly FeatureId[] };
  readonly domains: readonly string[];
  /** Ids of the brands that it extends, nearest first. */
  readonly parents: readonly string[];
  /** JSON pointers of the values that the brand sets itself; all others are inherited or the schema's defaults. */
  readonly written: readonly string[];
}
