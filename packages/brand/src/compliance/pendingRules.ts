import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { type PackRule, type RuleState, rulesOf, stateOf } from "./rulesOf.ts";

interface PendingRule extends PackRule {
  readonly state: Exclude<RuleState, "present">;
}

/**
 * The rules of a brand's packs that are not in force on a day (`YYYY-MM-DD`): future and past ones. They are not part
 * of a pack, because they depend on the day of the build (CO-005).
 */
export function pendingRules({ config }: Pick<ResolvedBrand, "config">, date: string): PendingRule[] {
  return rulesOf(config).flatMap((entry) => {
    const state = stateOf(entry.rule, date);
    return state === "present" ? [] : [{ ...entry, state }];
  });
}
