import { noDuties } from "@livery/product/complianceDuties.ts";
import type { HelpLinePlace } from "@livery/product/complianceDuties.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { type Observe, unobserved } from "../compileContext.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Problem } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { addDuty } from "./addDuty.ts";
import { applyRule, isExcused } from "./applyRule.ts";
import type { AppliedRule, BrandCompliance } from "./brandCompliance.ts";
import { type ComplianceDraft, type RuleChange, createDraft } from "./complianceDraft.ts";
import { helpLineOfNoMarket } from "./complianceFindings.ts";
import { compliancePacks } from "./compliancePacks.ts";
import { type PackRule, overlaps, packsOf, rulesOf, stateOf } from "./rulesOf.ts";
import { withChanges } from "./withChanges.ts";

interface CompliantBrand {
  /** The brand with the values that its packs require; each value knows the rule behind it. */
  readonly brand: ResolvedBrand;
  readonly compliance: BrandCompliance;
  readonly problems: readonly Problem[];
}

interface ComplianceContext {
  /** The day on which dated rules are evaluated, `YYYY-MM-DD`. */
  readonly date: string;
  readonly observe?: Observe | undefined;
  /** The product's packs, unless a test passes its own. */
  readonly packs?: typeof compliancePacks;
}

/**
 * The last layer of a brand: the values that the packs of its markets and kind of play require on a day (CO-005). A
 * default or missing value is replaced silently; a written value that conflicts is an error that names rule and source
 * (CO-006).
 */
export function applyCompliance(
  brand: ResolvedBrand,
  { date, observe = unobserved, packs = compliancePacks }: ComplianceContext,
): CompliantBrand {
  const { changes, compliance, problems } = observe(applyCompliance.name, brand, (seen) => judge(seen, date, packs));
  return { brand: withChanges(brand, changes), compliance, problems };
}

function judge(
  brand: ResolvedBrand,
  date: string,
  packs: typeof compliancePacks,
): Omit<CompliantBrand, "brand"> & { changes: readonly RuleChange[] } {
  const draft = createDraft(brand);
  const { play, compliance } = brand.config;
  const entries = rulesOf(brand.config, packs).filter(({ rule }) => stateOf(rule, date) === "present");
  for (const entry of withoutLowerAges(entries)) applyRule(draft, entry);
  checkHelpLines(draft);
  return {
    changes: draft.changes,
    compliance: {
      play,
      minimumAge: Number(draft.valueAt(["compliance", "minimumAge"])),
      licences: compliance.licences.map((licence) => ({ ...licence, markets: [...licence.markets] })),
      markets: [...compliance.markets],
      operatorGroup: compliance.operatorGroup ?? null,
      packs: packsOf(brand.config, packs).map(({ id, title }) => ({ id, title })),
      rules: entries.map((entry) => appliedRule(entry, draft)),
      lockedSwitches: [...new Set(entries.flatMap(({ rule }) => switchesLockedBy(rule, draft)))].toSorted(),
      duties: dutiesOf(entries, compliance),
    },
    problems: draft.problems,
  };
}

/** Only the highest of several ages applies and is reported. */
function withoutLowerAges(entries: readonly PackRule[]): readonly PackRule[] {
  const ages = entries.flatMap(({ rule }) => (rule.kind === "minimumAge" ? [rule.age] : []));
  const highest = Math.max(...ages);
  const [holds] = entries.filter(({ rule }) => rule.kind === "minimumAge" && rule.age === highest);
  return entries.filter((entry) => entry.rule.kind !== "minimumAge" || entry === holds);
}

function appliedRule({ pack, rule }: PackRule, { changes }: ComplianceDraft): AppliedRule {
  const { id, kind, title, source, from, until: _until, play: _play, requirements: _ledger, ...duty } = rule;
  return {
    id,
    pack: pack.id,
    kind,
    title,
    source,
    from: from ?? null,
    duty: duty as unknown as Readonly<Record<string, JsonValue>>,
    changed: changes
      .filter((change) => change.by.rule === rule)
      .map((change) => ({ pointer: change.pointer, from: change.from, to: change.to })),
  };
}

/** The server cannot change a switch whose value a rule fixes. */
function switchesLockedBy(rule: PackRule["rule"], draft: ComplianceDraft): (keyof Switches)[] {
  if (rule.kind === "lock") return [rule.switch];
  if (rule.kind !== "force" && (rule.kind !== "forbid" || isExcused(draft, rule))) return [];
  const [part, id] = rule.path;
  return part === "switches" ? [id as keyof Switches] : [];
}

function dutiesOf(
  entries: readonly PackRule[],
  { ageCheckBeforeFreePlay, mailProof, helpLines, markets }: ResolvedConfig["compliance"],
): BrandCompliance["duties"] {
  const asked = entries.reduce(addDuty, { ...noDuties, ageCheckBeforeFreePlay, mailProof });
  const own = helpLines
    .filter(({ market }) => markets.some((listed) => overlaps(listed, market)))
    .map((line) => ({ ...line, places: placesFor(line.market, entries) }));
  return { ...asked, helpLines: [...asked.helpLines, ...own] };
}

/** Where a market's help line must appear; in the footer unless a rule says otherwise. */
function placesFor(market: string, entries: readonly PackRule[]): readonly HelpLinePlace[] {
  const places = entries.flatMap(({ pack, rule }) =>
    rule.kind === "helpLine" && overlaps(pack.id, market) ? rule.places : [],
  );
  return places.length === 0 ? ["footer"] : [...new Set(places)];
}

function checkHelpLines(draft: ComplianceDraft): void {
  const { helpLines, markets } = draft.brand.config.compliance;
  for (const [index, { market }] of helpLines.entries()) {
    if (markets.some((listed) => overlaps(listed, market))) continue;
    draft.report(["compliance", "helpLines", index, "market"], helpLineOfNoMarket(market, markets));
  }
}
