import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Finding } from "../problem.ts";
import { quote } from "../text/quote.ts";
import type { RuleOf } from "./complianceRule.ts";
import type { PackRule } from "./rulesOf.ts";

/** A written value that is not the one that a rule forces. */
export function notForced(entry: PackRule, { path, value }: RuleOf<"force">, got: JsonValue | undefined): Finding {
  return {
    code: "LIV1701",
    message: `${nameOf(path)} is ${quote(got)}, and the pack ${entry.pack.id} forces ${quote(value)}: ${entry.rule.title.en}.`,
    expected: `${quote(value)} (${credentials(entry)})`,
    got: quote(got),
    suggestion: `Remove the value: it is then ${quote(value)} by itself.${orLeave(entry)}`,
  };
}

/** A written value that a rule forbids. */
export function forbidden(entry: PackRule, { path, value, instead, unless }: RuleOf<"forbid">): Finding {
  const condition = unless === undefined ? "" : ` unless ${nameOf(unless.path)} is ${quote(unless.value)}`;
  const way = unless === undefined ? "" : ` Or write ${quote(unless.value)} at ${nameOf(unless.path)}.`;
  return {
    code: "LIV1701",
    message: `${nameOf(path)} is ${quote(value)}, which the pack ${entry.pack.id} forbids${condition}: ${entry.rule.title.en}.`,
    expected: `${quote(instead)} (${credentials(entry)})`,
    got: quote(value),
    suggestion: `Remove the value: it is then ${quote(instead)} by itself.${way}${orLeave(entry)}`,
  };
}

/** A written minimum age that is below the one of a rule (CO-008). */
export function tooYoung(entry: PackRule, { age }: RuleOf<"minimumAge">, got: number): Finding {
  return {
    code: "LIV1702",
    message: `The brand lets people play at ${got}, and the pack ${entry.pack.id} demands ${age}.`,
    expected: `${age} or more (${credentials(entry)})`,
    got: String(got),
    suggestion: `Write ${age}, or remove the value: it is then ${age} by itself.${orLeave(entry)}`,
  };
}

/** Two rules of which one site can only keep one. */
export function atOdds(path: JsonPath, entry: PackRule, before: PackRule): Finding {
  return {
    code: "LIV1703",
    message: `The packs ${before.pack.id} and ${entry.pack.id} want different values of ${nameOf(path)}: one site cannot keep both rules.`,
    expected: `markets whose rules agree (${credentials(before)}; ${credentials(entry)})`,
    suggestion: "Make a brand of its own for one of the markets.",
  };
}

/** A market whose people have to be shown a help line that neither the pack nor the brand names. */
export function noHelpLine(entry: PackRule, market: string): Finding {
  return {
    code: "LIV1704",
    message: `The brand names no help line for the market ${quote(market)}: ${entry.rule.title.en}.`,
    expected: `an entry for ${quote(market)} in compliance.helpLines (${credentials(entry)})`,
    suggestion: `Add {"market": ${quote(market)}, "name": "…", "link": "https://…"} to compliance.helpLines.`,
  };
}

/** A help line for people whom the brand does not address. */
export function helpLineOfNoMarket(market: string, markets: readonly string[]): Finding {
  return {
    code: "LIV1705",
    severity: "advice",
    message: `This help line has no effect: ${quote(market)} is no market of the brand.`,
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

/** A brand that does not address the market is not under its pack. */
function orLeave({ pack: { applies, id } }: PackRule): string {
  return applies !== "always" && "market" in applies
    ? ` Or take the market of the pack ${id} out of compliance.markets.`
    : "";
}
