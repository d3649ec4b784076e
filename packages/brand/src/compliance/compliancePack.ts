import type { Localized } from "../localized.ts";
import type { ComplianceRule } from "./complianceRule.ts";

/** The rules of one jurisdiction, or of one kind of play (CO-005). */
export interface CompliancePack {
  /** The market's code; of the packs that hold for no market a word. */
  readonly id: string;
  readonly title: Localized;
  /** The brands that it holds for: those that address a market (by ISO 3166), those of one kind of play, or all. */
  readonly applies: { readonly market: string } | { readonly play: "demo" } | "always";
  readonly rules: readonly ComplianceRule[];
}
