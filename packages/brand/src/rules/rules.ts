import { analyticsIsUnique } from "./analyticsIsUnique.ts";
import { domainIsUnique } from "./domainIsUnique.ts";
import { everyRule } from "./everyRule.gen.ts";
import { extendsExists } from "./extendsExists.ts";
import { merchantIsUnique } from "./merchantIsUnique.ts";
import { noExtendsCycle } from "./noExtendsCycle.ts";
import { parentHasNoErrors } from "./parentHasNoErrors.ts";
import type { OwnRule, Rule } from "./rule.ts";

/** The rules across brands; they need only the values that they compare. */
export const fleetRules: readonly Rule[] = [merchantIsUnique, domainIsUnique, analyticsIsUnique];

/** The rules about extends. If one of these is broken, the merged values cannot be trusted. */
export const inheritanceRules: readonly Rule[] = [extendsExists, noExtendsCycle, parentHasNoErrors];

/** Every rule across fields and across brands, by code. */
export const rules: readonly Rule[] = everyRule.toSorted((left, right) => (left.code < right.code ? -1 : 1));

const isOwn = (rule: Rule): rule is OwnRule => rule.across === undefined;

/** The rules about one brand by itself. */
export const ownRules: readonly OwnRule[] = rules.filter(isOwn);

/** The rules that compare a brand with others, except those about extends. */
export const comparingRules: readonly Rule[] = rules.filter((rule) => !isOwn(rule) && !inheritanceRules.includes(rule));
