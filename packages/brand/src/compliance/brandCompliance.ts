import type { ComplianceDuties } from "@livery/product/complianceDuties.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Localized } from "../localized.ts";
import type { RuleKind, RuleSource } from "./complianceRule.ts";

/**
 * The compliance requirements of a brand, written to `compliance.json` in its pack (CO-007). It depends on the day only
 * through the rules in force.
 */
export interface BrandCompliance {
  readonly play: ResolvedConfig["play"];
  /** The highest age of the brand and its packs (CO-008). */
  readonly minimumAge: number;
  readonly licences: ResolvedConfig["compliance"]["licences"];
  readonly markets: readonly string[];
  /** The group whose brands an exclusion may cover; null for a brand outside any group. */
  readonly operatorGroup: string | null;
  /** The packs that the brand is under, even if none of their rules is in force yet. */
  readonly packs: readonly { readonly id: string; readonly title: Localized }[];
  /** The rules in force. */
  readonly rules: readonly AppliedRule[];
  /** Switches that the platform's whitelabel response cannot change. */
  readonly lockedSwitches: readonly (keyof Switches)[];
  readonly duties: ComplianceDuties;
}

export interface AppliedRule {
  readonly id: string;
  readonly pack: string;
  readonly kind: RuleKind;
  readonly title: Localized;
  readonly source: RuleSource;
  /** The first day on which it is in force; null if no date is known. */
  readonly from: string | null;
  /** Its details, by the keys of its kind. */
  readonly duty: Readonly<Record<string, JsonValue>>;
  /** The config values that it changed. */
  readonly changed: readonly ValueChange[];
}

export interface ValueChange {
  readonly pointer: string;
  readonly from: JsonValue;
  readonly to: JsonValue;
}
