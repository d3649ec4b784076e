import type {
  CalendarDuration,
  ComplianceDuties,
  LimitCeiling,
  OfferedLimit,
} from "@livery/product/complianceDuties.ts";
import type { RuleKind, RuleOf } from "./complianceRule.ts";
import type { PackRule } from "./rulesOf.ts";

/** Adds what one rule requires of the running site. */
type Adder<Kind extends RuleKind> = (
  duties: ComplianceDuties,
  rule: RuleOf<Kind>,
  market: string,
) => Partial<ComplianceDuties>;

/** One function per kind. A kind that the config alone satisfies adds nothing. */
const adders: { readonly [Kind in RuleKind]: Adder<Kind> } = {
  forbidMarket: () => ({}),
  force: () => ({}),
  lock: () => ({}),
  forbid: () => ({}),
  minimumAge: () => ({}),
  minimumConstant: () => ({}),
  forbidAction: ({ forbiddenActions }, { action }) => ({ forbiddenActions: union(forbiddenActions, [action]) }),
  requireText: ({ texts }, { text }) => ({ texts: union(texts, [text]) }),
  requireLink: ({ links }, { link }) => ({ links: union(links, [link]) }),
  requireAsset: (duties, { marks }) => ({ marks: union(duties.marks, marks) }),
  requireTool: ({ tools }, { tool }) => ({ tools: union(tools, [tool]) }),
  requireStandard: ({ standards }, { standard }) => ({ standards: union(standards, [standard]) }),
  offerLimits: ({ offeredLimits }, { limits }) => ({ offeredLimits: limits.reduce(offer, offeredLimits) }),
  limitPrompt: ({ limitPrompts }, { anyOf }) =>
    anyOf.some((moment) => limitPrompts.includes(moment))
      ? {}
      : // The last moment also covers members who registered before the rule took effect.
        { limitPrompts: union(limitPrompts, anyOf.slice(-1)) },
  limit: ({ limitCeilings }, { ceiling }) => ({ limitCeilings: lower(limitCeilings, ceiling) }),
  coolingTime: ({ limitRaiseHours }, { hours }) => ({ limitRaiseHours: Math.max(limitRaiseHours, hours) }),
  realityCheck: ({ realityCheckMinutes }, { minutes }) => ({
    realityCheckMinutes: Math.min(realityCheckMinutes ?? minutes, minutes),
  }),
  panicButton: ({ panicButtonHours }, { hours }) => ({ panicButtonHours: Math.max(panicButtonHours ?? hours, hours) }),
  activityStatement: ({ statementDays }, { days }) => ({
    statementDays: union(statementDays, days).toSorted((left, right) => left - right),
  }),
  durations: ({ timeOuts, exclusions }, { of, values }) =>
    of === "timeOut"
      ? { timeOuts: byLength(union(timeOuts, values)) }
      : { exclusions: byLength(union(exclusions, values)) },
  helpLine: ({ helpLines }, { contact, places }, market) =>
    contact === undefined ? {} : { helpLines: [...helpLines, { market, ...contact, places }] },
  exclusionScope: (_duties, { scope }) => ({ exclusionScope: scope }),
  consent: ({ consentBefore }, { before }) => ({ consentBefore: union(consentBefore, [before]) }),
};

/** The duties combined with those of another rule: the strictest number applies, and lists are joined. */
export function addDuty(duties: ComplianceDuties, { pack, rule }: PackRule): ComplianceDuties {
  const add = adders[rule.kind] as Adder<RuleKind>;
  return { ...duties, ...add(duties, rule, pack.id) };
}

function union<Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] {
  return [...new Set([...one, ...other])];
}

/** Of two offers of the same limit, the one that requires more. */
function offer(limits: readonly OfferedLimit[], limit: OfferedLimit): readonly OfferedLimit[] {
  const same = limits.find(({ of, period }) => of === limit.of && period === limit.period);
  return [...limits.filter((entry) => entry !== same), { ...same, ...limit }];
}

/** Ceilings that count different things are all kept: only sums in one currency can be compared. */
function lower(ceilings: readonly LimitCeiling[], ceiling: LimitCeiling): readonly LimitCeiling[] {
  const same = ceilings.find(
    ({ of, period, currency, across }) =>
      of === ceiling.of && period === ceiling.period && currency === ceiling.currency && across === ceiling.across,
  );
  const amount = Math.min(same?.amount ?? ceiling.amount, ceiling.amount);
  return [...ceilings.filter((entry) => entry !== same), { ...ceiling, amount }];
}

const daysOf = { D: 1, W: 7, M: 30, Y: 365 } as const;

function byLength(durations: readonly CalendarDuration[]): readonly CalendarDuration[] {
  return durations.toSorted((left, right) => lengthOf(left) - lengthOf(right));
}

/** Accurate enough to sort durations. */
function lengthOf(duration: CalendarDuration): number {
  return Number(duration.slice(1, -1)) * daysOf[duration.at(-1) as keyof typeof daysOf];
}
