import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Finding } from "../problem.ts";
import type { ComplianceDraft } from "./complianceDraft.ts";
import { atOdds, belowMinimum, forbidden, noHelpLine, notForced, tooYoung } from "./complianceFindings.ts";
import type { RuleKind, RuleOf } from "./complianceRule.ts";
import { overlaps, type PackRule } from "./rulesOf.ts";

/** Applies what one rule requires to a brand's config, or reports why that is not possible. */
type Applier<Kind extends RuleKind> = (draft: ComplianceDraft, rule: RuleOf<Kind>, entry: PackRule) => void;

/** The kinds that affect the config; all others only require something of the running site (`addDuty`). */
const appliers: { readonly [Kind in RuleKind]?: Applier<Kind> } = {
  force(draft, rule, entry) {
    const { path, value } = rule;
    const got = draft.valueAt(path);
    settle(draft, entry, { path, value, fits: same(got, value), finding: () => notForced(entry, rule, got) });
  },
  forbid(draft, rule, entry) {
    if (isExcused(draft, rule)) return;
    const { path, value, instead } = rule;
    const fits = !same(draft.valueAt(path), value);
    settle(draft, entry, { path, value: instead, fits, finding: () => forbidden(entry, rule) });
  },
  minimumAge(draft, rule, entry) {
    const path = ["compliance", "minimumAge"];
    const got = Number(draft.valueAt(path));
    if (got >= rule.age) return;
    // Minimum ages never conflict between packs: the highest applies.
    if (draft.brand.sets(path)) draft.report(path, tooYoung(entry, rule, got));
    else draft.change(path, rule.age, entry);
  },
  minimumConstant(draft, rule, entry) {
    const path = ["constants", rule.constant];
    const got = Number(draft.valueAt(path));
    if (got >= rule.least) return;
    if (draft.brand.sets(path)) draft.report(path, belowMinimum(entry, rule, got));
    else draft.change(path, rule.least, entry);
  },
  helpLine(draft, { contact }, entry) {
    const { applies } = entry.pack;
    if (contact !== undefined || applies === "always" || !("market" in applies)) return;
    const { markets, helpLines } = draft.brand.config.compliance;
    for (const [index, market] of markets.entries()) {
      if (!overlaps(market, applies.market) || helpLines.some((line) => overlaps(line.market, market))) continue;
      draft.report(["compliance", "markets", index], noHelpLine(entry, market));
    }
  },
};

/** Applies one rule. The draft already contains the rules before it. */
export function applyRule(draft: ComplianceDraft, entry: PackRule): void {
  const apply = appliers[entry.rule.kind] as Applier<RuleKind> | undefined;
  apply?.(draft, entry.rule, entry);
}

/** Whether the config meets the condition that exempts it from a rule. */
export function isExcused(draft: Pick<ComplianceDraft, "valueAt">, { unless }: RuleOf<"forbid">): boolean {
  return unless !== undefined && same(draft.valueAt(unless.path), unless.value);
}

interface Demand {
  readonly path: JsonPath;
  /** The value that the rule sets. */
  readonly value: JsonValue;
  /** Whether the current value already satisfies the rule. */
  readonly fits: boolean;
  readonly finding: () => Finding;
}

/** A default is replaced silently. A written value, or one that another pack requires, is an error (CO-006). */
function settle(draft: ComplianceDraft, entry: PackRule, { path, value, fits, finding }: Demand): void {
  const before = draft.decide(path, entry);
  if (fits) return;
  if (before !== undefined && !draft.brand.sets(path))
    draft.report(marketsOf(draft, entry), atOdds(path, entry, before));
  else if (draft.brand.sets(path)) draft.report(path, finding());
  else draft.change(path, value, entry);
}

/** The entry in the markets that puts a brand under a pack. */
function marketsOf({ brand }: ComplianceDraft, { pack: { applies } }: PackRule): JsonPath {
  const { markets } = brand.config.compliance;
  const index =
    applies !== "always" && "market" in applies ? markets.findIndex((market) => overlaps(market, applies.market)) : -1;
  return index < 0 ? ["compliance", "markets"] : ["compliance", "markets", index];
}

function same(one: JsonValue | undefined, other: JsonValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
