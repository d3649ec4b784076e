import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { CompliancePack } from "./compliancePack.ts";
import { compliancePacks } from "./compliancePacks.ts";
import type { ComplianceRule } from "./complianceRule.ts";

/** The facts that determine which packs a brand is under. */
type Scope = Pick<ResolvedConfig, "play"> & {
  readonly compliance: Pick<ResolvedConfig["compliance"], "markets">;
};

/** A rule with the pack it belongs to. */
export interface PackRule {
  readonly pack: CompliancePack;
  readonly rule: ComplianceRule;
}

/** `past`: it was in force before this day. `future`: it starts later. */
export type RuleState = "past" | "present" | "future";

/** The packs that a brand is under (CO-005). */
export function packsOf({ play, compliance }: Scope, packs = compliancePacks): CompliancePack[] {
  return packs.filter(({ applies }) => {
    if (applies === "always") return true;
    if ("play" in applies) return applies.play === play;
    return compliance.markets.some((market) => overlaps(market, applies.market));
  });
}

/** Every rule of a brand's packs that applies to its kind of play, whatever the date. */
export function rulesOf(scope: Scope, packs = compliancePacks): PackRule[] {
  return packsOf(scope, packs).flatMap((pack) =>
    pack.rules.filter(({ play }) => play === undefined || play === scope.play).map((rule) => ({ pack, rule })),
  );
}

/** Whether a rule is in force on a day (`YYYY-MM-DD`). A rule without a date always is. */
export function stateOf({ from, until }: Pick<ComplianceRule, "from" | "until">, date: string): RuleState {
  if (from !== undefined && date < from) return "future";
  return until !== undefined && date > until ? "past" : "present";
}

/** Whether two markets overlap: a country contains its regions, so CA contains CA-ON. */
export function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
