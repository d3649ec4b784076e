import type {
  CalendarDuration,
  ConsentSubject,
  ForbiddenAction,
  HelpLine,
  HelpLinePlace,
  LimitCeiling,
  OfferedLimit,
  PromptMoment,
  RegulatorMark,
  RequiredLink,
  RequiredStandard,
  RequiredText,
  RequiredTool,
} from "@livery/product/complianceDuties.ts";
import type { ConstantId } from "@livery/product/constants.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Localized } from "../localized.ts";

/** A day as `YYYY-MM-DD`; days compare as strings. */
export type CalendarDate = `${number}-${number}-${number}`;

/** Where the rule comes from. */
export interface RuleSource {
  /** As named in docs/compliance.md. */
  readonly title: string;
  /** Details from docs/compliance.md besides the title. */
  readonly note?: string;
}

interface RuleBase {
  /** The pack's id and a number, such as `GB-3`. Its meaning never changes. */
  readonly id: string;
  /** The rule as a sentence without a full stop. */
  readonly title: Localized;
  readonly source: RuleSource;
  /** The first day on which it is in force; absent if no date is known, and then it is always in force. */
  readonly from?: CalendarDate;
  /** The last day on which it is in force. */
  readonly until?: CalendarDate;
  /** Applies only to brands of this kind of play; absent for both. */
  readonly play?: "demo" | "real-money";
  /** The rows of the requirements register that it exercises. */
  readonly requirements: readonly string[];
}

/** The fields that each kind of rule adds. */
interface RuleKinds {
  /** Nobody may play for real money in the pack's market. */
  readonly forbidMarket: { readonly reason: Localized };
  /** A config value must be this one. */
  readonly force: { readonly path: JsonPath; readonly value: JsonValue };
  /** The platform's whitelabel response cannot change this switch. */
  readonly lock: { readonly switch: keyof Switches };
  /** A config value must not be this one; `instead` is used if the brand sets nothing. */
  readonly forbid: {
    readonly path: JsonPath;
    readonly value: JsonValue;
    readonly instead: JsonValue;
    /** The rule does not apply if the config has this value there. */
    readonly unless?: { readonly path: JsonPath; readonly value: JsonValue };
  };
  readonly forbidAction: { readonly action: ForbiddenAction };
  readonly minimumAge: { readonly age: number };
  /** A constant of the brand must not be below this value, in the constant's unit. */
  readonly minimumConstant: { readonly constant: ConstantId; readonly least: number };
  readonly requireText: { readonly text: RequiredText };
  readonly requireLink: { readonly link: RequiredLink };
  readonly requireAsset: { readonly marks: readonly RegulatorMark[] };
  readonly requireTool: { readonly tool: RequiredTool };
  readonly requireStandard: { readonly standard: RequiredStandard };
  readonly offerLimits: { readonly limits: readonly OfferedLimit[] };
  /** One of the moments is enough. */
  readonly limitPrompt: { readonly anyOf: readonly PromptMoment[] };
  readonly limit: { readonly ceiling: LimitCeiling };
  /** Hours until a raised limit takes effect. */
  readonly coolingTime: { readonly hours: number };
  readonly realityCheck: { readonly minutes: number };
  readonly panicButton: { readonly hours: number };
  readonly activityStatement: { readonly days: readonly number[] };
  readonly durations: { readonly of: "timeOut" | "exclusion"; readonly values: readonly CalendarDuration[] };
  /** If the pack has no contact of its own, the brand must name one for the market. */
  readonly helpLine: {
    readonly places: readonly HelpLinePlace[];
    readonly contact?: Omit<HelpLine, "market" | "places">;
  };
  readonly exclusionScope: { readonly scope: "askGroup" };
  readonly consent: { readonly before: ConsentSubject };
}

export type RuleKind = keyof RuleKinds;

/** A rule of one kind. */
export type RuleOf<Kind extends RuleKind> = RuleBase & { readonly kind: Kind } & RuleKinds[Kind];

/** One rule of a compliance pack: dated data with its source (CO-005). */
export type ComplianceRule = { [Kind in RuleKind]: RuleOf<Kind> }[RuleKind];
