import type { Localized } from "../localized.ts";
import type { ComplianceRule } from "./complianceRule.ts";

/** The rules of one jurisdiction, or of one kind of play (CO-005). */
export interface CompliancePack {
  /** The market's code, or a word if the pack belongs to no market. */
  readonly id: string;
  readonly title: Localized;
  /** The brands it applies to: those that list a market (ISO 3166), those with one kind of play, or all. */
  readonly applies: { readonly market: string } | { readonly play: "demo" | "real-money" } | "always";
  readonly rules: readonly ComplianceRule[];
}
