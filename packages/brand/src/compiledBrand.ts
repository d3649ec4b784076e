import type { FeatureId } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import type { BrandCompliance } from "./compliance/brandCompliance.ts";
import type { SitePolicy } from "./sitePolicy.ts";

/** A brand ready to be packed: plain JSON. A browser sees only `site`. */
export interface CompiledBrand {
  readonly id: string;
  /** Everything except the addresses of files, which only the pack knows. */
  readonly site: Omit<SiteConfig, "assets">;
  readonly theme: CompiledTheme;
  readonly policy: SitePolicy;
  readonly report: BrandReport;
  /** The logo's source: a checked SVG. */
  readonly logo: string;
  /** The content of `compliance.json` in its pack (CO-007). */
  readonly compliance: BrandCompliance;
  /** A day on which the same dated rules are in force as on the day of the build (`rulesDay.ts`). */
  readonly day?: string;
  /** The files that it was compiled from: its own, then those of the brands that it extends. */
  readonly sources: readonly CompiledSource[];
}

/** A file of a brand folder. */
export interface CompiledSource {
  /** Its path in the folder of brands. */
  readonly path: string;
  readonly sha256: string;
}

/** The summary of a brand that a build prints and `livery.json` contains. */
export interface BrandReport {
  readonly features: { readonly on: readonly FeatureId[]; readonly off: readonly FeatureId[] };
  readonly domains: readonly string[];
  /** Ids of the brands that it extends, nearest first. */
  readonly parents: readonly string[];
  /** JSON pointers of the values that the brand sets itself; the others are inherited or defaults. */
  readonly written: readonly string[];
}
