import type { BrandConfig } from "../brandConfig.gen.ts";
import type { BrandSource } from "../brandSource.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { Localized } from "../localized.ts";
import type { Finding } from "../problem.ts";
import type { ProblemCode } from "../problemCodes.ts";
import type { Lineage } from "../resolve/lineage.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Twin } from "./findTwins.ts";

/** One fact that holds across fields or across brands. */
export interface Rule {
  readonly code: ProblemCode;
  /** The fact, as a sentence. */
  readonly title: Localized;
  /** What a visitor, an operator or the law loses where it does not hold. */
  readonly why: Localized;
  /** What a minimal brand has to say to obey and to break the rule; both are its tests. */
  readonly good: Example;
  readonly bad: Example;
  /** It speaks of what every site has to say for itself, so an abstract brand need not obey it. */
  readonly ofSites?: true;
  readonly check: (brand: ResolvedBrand, report: Report, fleet: Fleet) => void;
}

/** Adds a problem at a path of brand.json; the rule's code is added. */
type Report = (path: JsonPath, finding: Omit<Finding, "code">) => void;

/** What concerns more than one brand: which of them use a name that only one may use, and which look alike. */
export interface Fleet {
  /** How many of the brands become sites. */
  readonly size: number;
  readonly merchants: BrandIndex;
  readonly domains: BrandIndex;
  /** By analytics id. */
  readonly tags: BrandIndex;
  /** By art treatment and card format. */
  readonly pictures: BrandIndex;
  /** The brand that looks most like another one, where two look alike. */
  readonly twins: ReadonlyMap<BrandSource, Twin>;
  /** What each folder of brands/ builds on. */
  readonly lineages: ReadonlyMap<string, Lineage>;
  /** Ids of brands with errors, as far as they were looked at: a brand comes after those that it extends. */
  readonly failed: ReadonlySet<string>;
  /** The day that dated rules are judged by, `YYYY-MM-DD`. */
  readonly date: string;
}

type BrandIndex = ReadonlyMap<string, readonly ResolvedBrand[]>;

export interface Example {
  readonly brand: Partial<BrandConfig>;
  /** The other brands of the repository. */
  readonly others?: readonly Partial<BrandConfig>[];
  /** Further files of the brand's folder by their path in it, such as `locales/ko.json`. */
  readonly files?: Readonly<Record<string, string>>;
}
