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
import type { Switches } from "@livery/product/switches.gen.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { Localized } from "../localized.ts";

/** A day as `YYYY-MM-DD`; two of them compare as texts. */
export type CalendarDate = `${number}-${number}-${number}`;

/** Where a rule was read. */
export interface RuleSource {
  /** As docs/compliance.md names it. */
  readonly title: string;
  /** What docs/compliance.md says beside the title. */
  readonly note?: string;
}

interface RuleBase {
  /** The pack's id and a number, such as `GB-3`. It never changes meaning. */
  readonly id: string;
  /** The rule as a sentence without its full stop. */
  readonly title: Localized;
  readonly source: RuleSource;
  /** The first day on which it holds; absent where no date is known, and the rule then holds. */
  readonly from?: CalendarDate;
  /** The last day on which it holds. */
  readonly until?: CalendarDate;
  /** Holds only for brands of this kind; absent for both. */
  readonly play?: "demo" | "real-money";
  /** The rows of the ledger that it exercises. */
  readonly requirements: readonly string[];
}

/** What a rule of each kind says beside what all rules say. */
interface RuleKinds {
  /** Nobody may play for money in the pack's market. */
  readonly forbidMarket: { readonly reason: Localized };
  /** A value of the config has to be this one. */
  readonly force: { readonly path: JsonPath; readonly value: JsonValue };
  /** A switch keeps the value of the config, whatever the platform's whitelabel answer says. */
  readonly lock: { readonly switch: keyof Switches };
  /** A value of the config may not be this one; `instead` is taken where the brand says nothing. */
  readonly forbid: {
    readonly path: JsonPath;
    readonly value: JsonValue;
    readonly instead: JsonValue;
    /** The rule is content where the config has this value there. */
    readonly unless?: { readonly path: JsonPath; readonly value: JsonValue };
  };
  readonly forbidAction: { readonly action: ForbiddenAction };
  readonly minimumAge: { readonly age: number };
  readonly requireText: { readonly text: RequiredText };
  readonly requireLink: { readonly link: RequiredLink };
  readonly requireAsset: { readonly marks: readonly RegulatorMark[] };
  readonly requireTool: { readonly tool: RequiredTool };
  readonly requireStandard: { readonly standard: RequiredStandard };
  readonly offerLimits: { readonly limits: readonly OfferedLimit[] };
  /** One of the moments is enough. */
  readonly limitPrompt: { readonly anyOf: readonly PromptMoment[] };
  readonly limit: { readonly ceiling: LimitCeiling };
  /** Hours until a raised limit holds. */
  readonly coolingTime: { readonly hours: number };
  readonly realityCheck: { readonly minutes: number };
  readonly panicButton: { readonly hours: number };
  readonly activityStatement: { readonly days: readonly number[] };
  readonly durations: { readonly of: "timeOut" | "exclusion"; readonly values: readonly CalendarDuration[] };
  /** Without a contact of its own the brand has to name one for the market. */
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

/** One rule of a compliance pack: data, dated, with its source (CO-005). */
export type ComplianceRule = { [Kind in RuleKind]: RuleOf<Kind> }[RuleKind];
