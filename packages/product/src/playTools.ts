import type { CalendarDuration, HelpLine } from "./complianceDuties.ts";
import type { Minor } from "./money.ts";

/** One of the limits of play, as calls name it. */
export interface PlayLimitId {
  readonly kind: "DEPOSIT" | "LOSS" | "SESSION";
  readonly period: "DAY" | "WEEK" | "MONTH";
}

/**
 * What a brand's compliance packs say about the tools with which members limit their own play (CO-020, CO-023, CO-024).
 * What no pack mentions is absent: the `usual` values below apply.
 */
export interface PlayTools {
  /** The limits that members can set; all of them if absent. */
  readonly limits?: readonly PlayLimitId[];
  /** Amounts that no member may exceed, with or without a limit of their own, in the brand's currency. */
  readonly ceilings?: readonly (PlayLimitId & { readonly amount: Minor })[];
  /** Hours until a raised limit takes effect. */
  readonly raiseHours?: number;
  readonly timeOuts?: readonly CalendarDuration[];
  readonly exclusions?: readonly CalendarDuration[];
  /** The longest time between two reality checks, in minutes. */
  readonly realityCheckMinutes?: number;
  /** The hours of the exclusion that one press begins on every page (CO-026); without it there is no such button. */
  readonly pauseHours?: number;
  /** The help lines of the account's pages that the footer does not have. */
  readonly helpLines?: readonly Pick<HelpLine, "name" | "link" | "phone">[];
}

/** Hours until a raised limit takes effect. */
export const USUAL_RAISE_HOURS = 24;

/** The longest time between two reality checks, in minutes: that of a brand's own (`constants.realityCheck`). */
export const USUAL_LONGEST_CHECK = 120;

/** From 1 day to 6 weeks (CO-024). */
export const usualTimeOuts: readonly CalendarDuration[] = ["P1D", "P3D", "P1W", "P2W", "P4W", "P6W"];

export const usualExclusions: readonly CalendarDuration[] = ["P6M", "P1Y", "P2Y", "P5Y"];
