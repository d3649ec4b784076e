import type { BrandConfig } from "../brandConfig.gen.ts";
import type { BrandSource } from "../brandSource.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { Localized } from "../localized.ts";
import type { Finding } from "../problem.ts";
import type { ProblemCode } from "../problemCodes.ts";
import type { Lineage } from "../resolve/lineage.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Twin } from "./findTwins.ts";

/** What is known about a rule besides its check. */
interface RuleFacts {
  readonly code: ProblemCode;
  /** The rule, as a sentence. */
  readonly title: Localized;
  /** What a visitor, an operator or the law loses if the rule is broken. */
  readonly why: Localized;
  /** What a minimal brand needs to keep and to break the rule; both are its tests. */
  readonly good: Example;
  readonly bad: Example;
  /** It concerns values that every site sets for itself, so an abstract brand may break it. */
  readonly ofSites?: true;
}

/** A rule that takes part of the facts about all brands. */
export interface RuleOn<Facts> extends RuleFacts {
  readonly check: (brand: ResolvedBrand, report: Report, facts: Facts) => void;
}

/** A rule across the fields of one brand. What it finds can be kept, because other brands do not change it. */
export interface OwnRule extends RuleOn<OwnFacts> {
  readonly across?: never;
}

/** A rule that compares a brand with others. */
interface FleetRule extends RuleOn<Fleet> {
  readonly across: true;
}

/** One rule that applies across fields or across brands. */
export type Rule = OwnRule | FleetRule;

/** What is known without looking at other brands. */
type OwnFacts = Pick<Fleet, "date">;

/** Adds a problem at a path in brand.json; the rule's code is added. */
type Report = (path: JsonPath, finding: Omit<Finding, "code">) => void;

/** Facts about all brands together: which of them use a name that must be unique, and which look alike. */
export interface Fleet {
  /** The number of brands that become sites. */
  readonly size: number;
  readonly merchants: BrandIndex;
  readonly domains: BrandIndex;
  /** By analytics id. */
  readonly tags: BrandIndex;
  /** By art treatment and card format. */
  readonly pictures: BrandIndex;
  /** The brand that looks most like another one, if two look alike. */
  readonly twins: ReadonlyMap<BrandSource, Twin>;
  /** The brands that each folder in brands/ extends. */
  readonly lineages: ReadonlyMap<string, Lineage>;
  /** Ids of the brands with errors found so far: a brand comes after those that it extends. */
  readonly failed: ReadonlySet<string>;
  /** The day on which dated rules are evaluated, `YYYY-MM-DD`. */
  readonly date: string;
}

type BrandIndex = ReadonlyMap<string, readonly ResolvedBrand[]>;

export interface Example {
  readonly brand: Partial<BrandConfig>;
  /** The other brands of the repository. */
  readonly others?: readonly Partial<BrandConfig>[];
  /** Further files in the brand's folder by their path, such as `locales/ko.json`. */
  readonly files?: Readonly<Record<string, string>>;
}
