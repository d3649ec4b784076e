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

/** A mark with fixed artwork and size that stays on top of every page, also while scrolling; no theme changes it. */
export type RegulatorMark = "limits" | "selfTest" | "selfExclusion";

/** A tool that members must have. */
export type RequiredTool =
  | "clock"
  | "sessionTime"
  | "netResult"
  | "toolsOneClickAway"
  | "logoutAtExclusion"
  | "withdrawWhileExcluded";

/** An action that the site must prevent. */
export type ForbiddenAction = "slotAutoplay" | "cancelWithdrawal" | "offersToRestricted";

/** A standard that the whole site has to meet. */
export type RequiredStandard = "WCAG 2.1 AA";

/** What requires the visitor's consent first. */
export type ConsentSubject = "thirdPartyRequests";

type LimitSubject = "deposit" | "loss" | "sessionTime";
type LimitPeriod = "day" | "week" | "month";

/** A limit that members can set for themselves. */
export interface OfferedLimit {
  readonly of: LimitSubject;
  readonly period: LimitPeriod;
  /** Whether the limit ignores winnings and withdrawals. */
  readonly gross?: boolean;
  /** Whether a member may enter any number rather than only pick one. */
  readonly freeText?: boolean;
}

/** An amount that no member may exceed. */
export interface LimitCeiling {
  readonly of: "deposit" | "loss";
  readonly period: LimitPeriod;
  readonly amount: number;
  /** By ISO 4217. */
  readonly currency: string;
  /** Whether the amount is counted for this brand only or over all operators of the market. */
  readonly across: "brand" | "operators";
}

/** When members are prompted to set their own limit. */
export type PromptMoment = "registration" | "firstDeposit";

/** A duration by ISO 8601 with a single unit: `P1D`, `P6W`, `P3M`, `P5Y`. */
export type CalendarDuration = `P${number}${"D" | "W" | "M" | "Y"}`;

export type HelpLinePlace = "footer" | "registration" | "account";

/** A help line for problem gambling in one market. */
export interface HelpLine {
  /** By ISO 3166. */
  readonly market: string;
  readonly name: string;
  readonly link: string;
  readonly phone?: string;
  /** The places where it must be shown. */
  readonly places: readonly HelpLinePlace[];
}

/**
 * The combined requirements of a brand's compliance packs on the running site: the strictest number of each kind, and
 * the union of lists. A rule that the config alone fulfils (a forced switch, a minimum age) adds nothing here.
 */
export interface ComplianceDuties {
  /** Whether visitors state their date of birth before free play (CO-012). */
  readonly ageCheckBeforeFreePlay: boolean;
  /** Whether new members prove their mail address before they deposit or play (CO-037). */
  readonly mailProof: boolean;
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
  /** The moments when members are prompted for a limit. */
  readonly limitPrompts: readonly PromptMoment[];
  /** Hours until a raised limit takes effect; a lowered one takes effect at once. */
  readonly limitRaiseHours: number;
  /** Minutes of play between two reality checks; null for none. */
  readonly realityCheckMinutes: number | null;
  /** Hours of exclusion by the panic button; null for no button. */
  readonly panicButtonHours: number | null;
  /** The periods of the activity statement, in days. */
  readonly statementDays: readonly number[];
  /** The breaks that members can take, shortest first. */
  readonly timeOuts: readonly CalendarDuration[];
  /** The self-exclusions that members can choose, shortest first. */
  readonly exclusions: readonly CalendarDuration[];
  /** `askGroup`: members are asked whether an exclusion covers all brands of the operator's group. */
  readonly exclusionScope: "brand" | "askGroup";
}

/** The duties of a brand without any pack. */
export const noDuties: ComplianceDuties = {
  ageCheckBeforeFreePlay: false,
  mailProof: false,
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
