import type { BrandConfig } from "../brandConfig.gen.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { Finding } from "../problem.ts";
import type { ProblemCode } from "../problemCodes.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";

/** One fact that holds across fields or across brands. */
export interface Rule {
  readonly code: ProblemCode;
  /** The fact, as a sentence. */
  readonly title: string;
  /** What a minimal brand has to say to obey and to break the rule; both are its tests. */
  readonly good: Example;
  readonly bad: Example;
  readonly check: (brand: ResolvedBrand, report: Report, fleet: Fleet) => void;
}

/** Adds a problem at a path of brand.json; the rule's code is added. */
type Report = (path: JsonPath, finding: Omit<Finding, "code">) => void;

/** Which brands use a name that only one may use. */
export interface Fleet {
  readonly merchants: ReadonlyMap<string, readonly ResolvedBrand[]>;
  readonly domains: ReadonlyMap<string, readonly ResolvedBrand[]>;
}

export interface Example {
  readonly brand: Partial<BrandConfig>;
  /** The other brands of the repository. */
  readonly others?: readonly Partial<BrandConfig>[];
}
