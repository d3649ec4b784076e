import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Finding } from "../problem.ts";
import { quote } from "../text/quote.ts";
import type { RuleOf } from "./complianceRule.ts";
import type { PackRule } from "./rulesOf.ts";

/** A written value that differs from the one that a rule forces. */
export function notForced(entry: PackRule, { path, value }: RuleOf<"force">, got: JsonValue | undefined): Finding {
  return {
    code: "LIV1701",
    message: `${nameOf(path)} is ${quote(got)}, but the pack ${entry.pack.id} forces ${quote(value)}: ${entry.rule.title.en}.`,
    expected: `${quote(value)} (${credentials(entry)})`,
    got: quote(got),
    suggestion: `Remove the value to use ${quote(value)}.${orLeave(entry)}`,
  };
}

/** A written value that a rule forbids. */
export function forbidden(entry: PackRule, { path, value, instead, unless }: RuleOf<"forbid">): Finding {
  const condition = unless === undefined ? "" : ` unless ${nameOf(unless.path)} is ${quote(unless.value)}`;
  const way = unless === undefined ? "" : ` Or set ${nameOf(unless.path)} to ${quote(unless.value)}.`;
  return {
    code: "LIV1701",
    message: `${nameOf(path)} is ${quote(value)}, which the pack ${entry.pack.id} forbids${condition}: ${entry.rule.title.en}.`,
    expected: `${quote(instead)} (${credentials(entry)})`,
    got: quote(value),
    suggestion: `Remove the value to use ${quote(instead)}.${way}${orLeave(entry)}`,
  };
}

/** A written minimum age below the one that a rule requires (CO-008). */
export function tooYoung(entry: PackRule, { age }: RuleOf<"minimumAge">, got: number): Finding {
  return {
    code: "LIV1702",
    message: `The brand lets people play at ${got}, but the pack ${entry.pack.id} requires ${age}.`,
    expected: `${age} or more (${credentials(entry)})`,
    got: String(got),
    suggestion: `Write ${age}, or remove the value to use ${age}.${orLeave(entry)}`,
  };
}

/** A written constant below the minimum that a rule requires. */
export function belowMinimum(entry: PackRule, { constant, least }: RuleOf<"minimumConstant">, got: number): Finding {
  return {
    code: "LIV1706",
    message: `constants.${constant} is ${got}, but the pack ${entry.pack.id} requires at least ${least}: ${entry.rule.title.en}.`,
    expected: `${least} or more (${credentials(entry)})`,
    got: String(got),
    suggestion: `Write ${least}, or remove the value to use ${least}.${orLeave(entry)}`,
  };
}

/** Two rules that a single site cannot both follow. */
export function atOdds(path: JsonPath, entry: PackRule, before: PackRule): Finding {
  return {
    code: "LIV1703",
    message: `The packs ${before.pack.id} and ${entry.pack.id} require different values of ${nameOf(path)}: one site cannot follow both rules.`,
    expected: `markets whose rules agree (${credentials(before)}; ${credentials(entry)})`,
    suggestion: "Create a separate brand for one of the markets.",
  };
}

/** A market that needs a help line, but neither the pack nor the brand provides one. */
export function noHelpLine(entry: PackRule, market: string): Finding {
  return {
    code: "LIV1704",
    message: `The brand has no help line for the market ${quote(market)}: ${entry.rule.title.en}.`,
    expected: `an entry for ${quote(market)} in compliance.helpLines (${credentials(entry)})`,
    suggestion: `Add {"market": ${quote(market)}, "name": "…", "link": "https://…"} to compliance.helpLines.`,
  };
}

/** A help line for a market that the brand does not list. */
export function helpLineOfNoMarket(market: string, markets: readonly string[]): Finding {
  return {
    code: "LIV1705",
    severity: "advice",
    message: `This help line has no effect: the brand does not list the market ${quote(market)}.`,
    expected: markets.length === 0 ? "a market in compliance.markets" : `one of the markets ${markets.join(", ")}`,
    got: quote(market),
    suggestion: `Add ${quote(market)} to compliance.markets, or remove the help line.`,
  };
}

/** Rule, day and source, as every message names them. */
function credentials({ rule }: PackRule): string {
  const since = rule.from === undefined ? "no date known" : `in force since ${rule.from}`;
  return `rule ${rule.id}, ${since}; source: ${rule.source.title}`;
}

/** A brand that does not list the market is not under its pack. */
function orLeave({ pack: { applies, id } }: PackRule): string {
  return applies !== "always" && "market" in applies
    ? ` Or remove the market of the pack ${id} from compliance.markets.`
    : "";
}
