import type { ComplianceDuties, HelpLine } from "@livery/product/complianceDuties.ts";
import { currencyDecimals } from "@livery/product/currencies.ts";
import { major, toMinor } from "@livery/product/money.ts";
import type { PlayLimitId, PlayTools } from "@livery/product/playTools.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";

/** The duties that concern the members' own tools. */
type PlayDuties = Pick<
  ComplianceDuties,
  | "offeredLimits"
  | "limitCeilings"
  | "limitRaiseHours"
  | "timeOuts"
  | "exclusions"
  | "realityCheckMinutes"
  | "panicButtonHours"
  | "helpLines"
>;

const kinds = { deposit: "DEPOSIT", loss: "LOSS", sessionTime: "SESSION" } as const;
const periods = { day: "DAY", week: "WEEK", month: "MONTH" } as const;

/** What the packs say about the members' own tools; nothing if they say nothing. */
export function compilePlayTools(
  duties: PlayDuties,
  { currencyCode }: Pick<ResolvedConfig, "currencyCode">,
): { readonly playTools?: PlayTools } {
  const { limitRaiseHours, timeOuts, exclusions, realityCheckMinutes, panicButtonHours } = duties;
  const limits = duties.offeredLimits.map(limitId);
  // An amount in another currency says nothing about this brand's.
  const ceilings = duties.limitCeilings.flatMap((ceiling) =>
    currencyCode === undefined || ceiling.currency !== currencyCode
      ? []
      : [{ ...limitId(ceiling), amount: toMinor(major(ceiling.amount), currencyDecimals[currencyCode]) }],
  );
  const helpLines = duties.helpLines
    .filter(({ places }) => places.includes("account") && !places.includes("footer"))
    .map(shownHelpLine);
  const playTools: PlayTools = {
    ...(limits.length > 0 && { limits }),
    ...(ceilings.length > 0 && { ceilings }),
    ...(limitRaiseHours > 0 && { raiseHours: limitRaiseHours }),
    ...(timeOuts.length > 0 && { timeOuts }),
    ...(exclusions.length > 0 && { exclusions }),
    ...(realityCheckMinutes !== null && { realityCheckMinutes }),
    ...(panicButtonHours !== null && { pauseHours: panicButtonHours }),
    ...(helpLines.length > 0 && { helpLines }),
  };
  return Object.keys(playTools).length > 0 ? { playTools } : {};
}

function limitId({
  of,
  period,
}: {
  readonly of: keyof typeof kinds;
  readonly period: keyof typeof periods;
}): PlayLimitId {
  return { kind: kinds[of], period: periods[period] };
}

/** A help line as pages show it. */
export function shownHelpLine({ name, link, phone }: HelpLine): NonNullable<SiteConfig["helpLines"]>[number] {
  return { name, link, ...(phone !== undefined && { phone }) };
}
