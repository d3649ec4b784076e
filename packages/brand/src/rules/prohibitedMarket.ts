import { compliancePacks } from "../compliance/compliancePacks.ts";
import type { RuleOf } from "../compliance/complianceRule.ts";
import { type PackRule, rulesOf, stateOf } from "../compliance/rulesOf.ts";

interface ProhibitedMarket extends PackRule {
  readonly rule: RuleOf<"forbidMarket">;
}

/**
 * Why a market prohibits play for real money on a day (`YYYY-MM-DD`), whatever licence a brand has; undefined if it
 * does not. The packs in `compliance/packs/` say so (CO-004).
 */
export function prohibitedMarket(market: string, date: string): ProhibitedMarket | undefined {
  const scope = { play: "real-money", compliance: { markets: [market] } } as const;
  return rulesOf(scope, compliancePacks).find(
    (entry): entry is ProhibitedMarket => entry.rule.kind === "forbidMarket" && stateOf(entry.rule, date) === "present",
  );
}
