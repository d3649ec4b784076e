/** A text that pages have to show. */
export type RequiredText =
  | "licence"
  | "playMoney"
  | "beforeFirstWager"
  | "promotionTerms"
  | "pointsWorth"
  | "dataRetention";

/** A link that pages have to offer. */
export type RequiredLink = "licenceRegister" | "responsiblePlay";

/** A mark with fixed artwork and size that stands on top of every page, also while it scrolls; no theme changes it. */
export type RegulatorMark = "limits" | "selfTest" | "selfExclusion";

/** Something that members have to be given. */
export type RequiredTool =
  | "clock"
  | "sessionTime"
  | "netResult"
  | "toolsOneClickAway"
  | "logoutAtExclusion"
  | "withdrawWhileExcluded";

/** Something that the site must not let happen. */
export type ForbiddenAction = "slotAutoplay" | "cancelWithdrawal" | "offersToRestricted";

/** A standard that the whole site has to meet. */
export type RequiredStandard = "WCAG 2.1 AA";

/** What may not happen before the visitor has agreed to it. */
export type ConsentSubject = "thirdPartyRequests";

type LimitSubject = "deposit" | "loss" | "sessionTime";
type LimitPeriod = "day" | "week" | "month";

/** A limit that members can set for themselves. */
export interface OfferedLimit {
  readonly of: LimitSubject;
  readonly period: LimitPeriod;
  /** Whether winnings and withdrawals leave the limit as it is. */
  readonly gross?: boolean;
  /** Whether a member may write any number, not only pick one. */
  readonly freeText?: boolean;
}

/** A sum that no member may go beyond. */
export interface LimitCeiling {
  readonly of: "deposit" | "loss";
  readonly period: LimitPeriod;
  readonly amount: number;
  /** By ISO 4217. */
  readonly currency: string;
  /** Whether the sum is counted in this brand alone or over all operators of the market. */
  readonly across: "brand" | "operators";
}

/** When members are asked for a limit of their own. */
export type PromptMoment = "registration" | "firstDeposit";

/** A length of time by ISO 8601, of one unit: `P1D`, `P6W`, `P3M`, `P5Y`. */
export type CalendarDuration = `P${number}${"D" | "W" | "M" | "Y"}`;

export type HelpLinePlace = "footer" | "registration" | "account";

/** Help with problem play, for the people of one market. */
export interface HelpLine {
  /** By ISO 3166. */
  readonly market: string;
  readonly name: string;
  readonly link: string;
  readonly phone?: string;
  /** The places that have to show it. */
  readonly places: readonly HelpLinePlace[];
}

/**
 * What the compliance packs of a brand ask of the running site, added up: of numbers the strictest, of lists all. A rule
 * that the config alone fulfils (a forced switch, a minimum age) leaves nothing here.
 */
export interface ComplianceDuties {
  /** Whether visitors prove their age before they play for free (CO-012). */
  readonly ageCheckBeforeFreePlay: boolean;
  readonly texts: readonly RequiredText[];
  readonly links: readonly RequiredLink[];
  readonly marks: readonly RegulatorMark[];
  readonly tools: readonly RequiredTool[];
  readonly forbiddenActions: readonly ForbiddenAction[];
  readonly standards: readonly RequiredStandard[];
  readonly consentBefore: readonly ConsentSubject[];
  readonly helpLines: readonly HelpLine[];
  readonly offeredLimits: readonly OfferedLimit[];
  readonly limitCeilings: readonly LimitCeiling[];
  /** Members are asked at each of these moments. */
  readonly limitPrompts: readonly PromptMoment[];
  /** Hours until a raised limit holds; a lowered one holds at once. */
  readonly limitRaiseHours: number;
  /** Minutes of play between two reality checks; null for none. */
  readonly realityCheckMinutes: number | null;
  /** Hours of the exclusion that the panic button gives; null for no button. */
  readonly panicButtonHours: number | null;
  /** The periods of the activity statement, in days. */
  readonly statementDays: readonly number[];
  /** The breaks that members can take, shortest first. */
  readonly timeOuts: readonly CalendarDuration[];
  /** The self-exclusions that members can choose, shortest first. */
  readonly exclusions: readonly CalendarDuration[];
  /** `askGroup`: at an exclusion members are asked whether it covers all brands of the operator's group. */
  readonly exclusionScope: "brand" | "askGroup";
}

/** What a brand without any pack has to do. */
export const noDuties: ComplianceDuties = {
  ageCheckBeforeFreePlay: false,
  texts: [],
  links: [],
  marks: [],
  tools: [],
  forbiddenActions: [],
  standards: [],
  consentBefore: [],
  helpLines: [],
  offeredLimits: [],
  limitCeilings: [],
  limitPrompts: [],
  limitRaiseHours: 0,
  realityCheckMinutes: null,
  panicButtonHours: null,
  statementDays: [],
  timeOuts: [],
  exclusions: [],
  exclusionScope: "brand",
};
