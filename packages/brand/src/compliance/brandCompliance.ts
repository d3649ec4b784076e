import type { ComplianceDuties } from "@livery/product/complianceDuties.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Localized } from "../localized.ts";
import type { RuleKind, RuleSource } from "./complianceRule.ts";

/** What holds for a brand by law: what its pack says in `compliance.json` (CO-007). It depends on the day by its rules alone. */
export interface BrandCompliance {
  readonly play: ResolvedConfig["play"];
  /** The highest of the brand's and its packs' (CO-008). */
  readonly minimumAge: number;
  readonly licences: ResolvedConfig["compliance"]["licences"];
  readonly markets: readonly string[];
  /** Whose brands an exclusion may cover; null for a brand that stands alone. */
  readonly operatorGroup: string | null;
  /** The packs that the brand is under, whether a rule of theirs holds yet or not. */
  readonly packs: readonly { readonly id: string; readonly title: Localized }[];
  /** The rules that hold. */
  readonly rules: readonly AppliedRule[];
  /** Switches whose value the platform's whitelabel answer cannot change. */
  readonly lockedSwitches: readonly (keyof Switches)[];
  readonly duties: ComplianceDuties;
}

export interface AppliedRule {
  readonly id: string;
  readonly pack: string;
  readonly kind: RuleKind;
  readonly title: Localized;
  readonly source: RuleSource;
  /** The first day on which it holds; null where no date is known. */
  readonly from: string | null;
  /** What it says, by the keys of its kind. */
  readonly duty: Readonly<Record<string, JsonValue>>;
  /** The values of the config that it changed. */
  readonly changed: readonly ValueChange[];
}

export interface ValueChange {
  /** JSON pointer of the value. */
  readonly pointer: string;
  readonly from: JsonValue;
  readonly to: JsonValue;
}
