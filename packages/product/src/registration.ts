import { type AccountFieldId, LONGEST_CODE, accountFields } from "./accountFields.ts";
import type { FieldPatternId } from "./fieldPatterns.ts";
import { type RegistrationFieldId, registrationFields } from "./registrationFields.ts";
import type { Switches } from "./switches.gen.ts";

/** What a platform asks of a field (L122). Numbers are as it sent them; lengths count code points. */
export interface FieldSettings {
  readonly required: boolean;
  /** A glob or a regular expression of the whole value; decides instead of the pattern id (VF-035). */
  readonly acceptedPattern?: string;
  /** 0 to 23 (fieldPatterns.ts). */
  readonly patternId?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A platform's settings of the registration (AP-011): a field that is listed is asked for. */
export interface RegistrationSettings {
  readonly fields: Readonly<Record<string, FieldSettings>>;
  /** The code that REGMOBVERF3 asks for. */
  readonly verificationCode?: FieldSettings;
}

export type RegistrationMode = "username" | "mobile";

/** A field of the form: an account field, which the switches govern, or one of registrationFields.ts. */
export type FormFieldId = AccountFieldId | RegistrationFieldId;

/** How a brand wants the values of a field; what it leaves out is the field's own (BR-007). */
export interface FieldRule {
  readonly pattern?: FieldPatternId;
  /** Shortest and longest length in code points. */
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A field that the form has, with the rule of its value. */
export interface FormField {
  readonly id: FormFieldId;
  readonly rule: FieldSettings;
}

/** What a compliance pack asks of a field, whatever brand and platform say. */
interface FieldMinimum {
  /** The field is there and required. */
  readonly required?: boolean;
  readonly minLength?: number;
}

interface FieldSources {
  /** The brand's `registration.fields`. */
  readonly brandDefaults: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
  /** The brand's `registration.rules`: they hold where the platform says nothing of the field. */
  readonly brandRules?: Readonly<Partial<Record<FormFieldId, FieldRule>>> | undefined;
  /** The platform's answer; left out until it is there. */
  readonly settings?: RegistrationSettings | undefined;
  readonly switches: RegistrationSwitches;
  /** Which of the form's two faces; the first that the switches allow when left out. */
  readonly mode?: RegistrationMode | undefined;
  readonly minimums?: Readonly<Partial<Record<FormFieldId, FieldMinimum>>>;
}

type RegistrationSwitches = Pick<
  Switches,
  "DIRECTREG3" | "USERNAMEREG3" | "MOBILEREG3" | "MOBILEREGPASS3" | "REGMOBVERF3"
>;

/** The ways to register that the switches allow, in the order of their tabs; none where registration is closed (BR-026). */
export function registrationModes(switches: RegistrationSwitches): readonly RegistrationMode[] {
  if (!switches.DIRECTREG3) return [];
  const modes: RegistrationMode[] = [];
  if (switches.USERNAMEREG3) modes.push("username");
  if (switches.MOBILEREG3) modes.push("mobile");
  return modes;
}

/**
 * The fields of the registration in their order. The platform wins field by field: one that it lists takes all of its rule
 * from there. A field that neither it nor the brand asks for is not there, and neither is one that this product does not
 * know. Empty where registration is closed.
 */
export function resolveFields(sources: FieldSources): readonly FormField[] {
  const modes = registrationModes(sources.switches);
  const mode = sources.mode ?? modes[0];
  if (mode === undefined || !modes.includes(mode)) return [];
  const asked = accountIds(mode, sources.switches);
  const account = accountFields
    .filter(({ id }) => asked.includes(id))
    .map(({ id, rule }) => ({ id, rule: accountRule(id, ownRule(rule, sources.brandRules?.[id]), sources.settings) }));
  const further = registrationFields.flatMap(({ id, rule }) => {
    const wanted = furtherRule(id, ownRule(rule, sources.brandRules?.[id]), sources);
    return wanted ? [{ id, rule: wanted }] : [];
  });
  return [...account, ...further].map(({ id, rule }) => ({ id, rule: atLeast(sources.minimums?.[id], rule) }));
}

function accountIds(mode: RegistrationMode, switches: RegistrationSwitches): readonly AccountFieldId[] {
  if (mode === "username") return ["username", "password"];
  return [
    "mobileNum",
    ...(switches.REGMOBVERF3 ? (["verificationCode"] as const) : []),
    ...(switches.MOBILEREGPASS3 ? (["password"] as const) : []),
  ];
}

/** Account fields are required wherever they are shown, and a code is never longer than VF-038 says. */
function accountRule(
  id: AccountFieldId,
  own: FieldSettings,
  settings: RegistrationSettings | undefined,
): FieldSettings {
  const said = id === "verificationCode" ? settings?.verificationCode : listed(id, settings);
  const rule = { ...(said ?? own), required: true };
  if (id !== "verificationCode") return rule;
  return { ...rule, maxLength: Math.min(rule.maxLength ?? LONGEST_CODE, LONGEST_CODE) };
}

function furtherRule(id: RegistrationFieldId, own: FieldSettings, sources: FieldSources): FieldSettings | undefined {
  const said = listed(id, sources.settings);
  const wanted = sources.brandDefaults[id];
  const forced = sources.minimums?.[id]?.required === true;
  if (!said && wanted === "hidden" && !forced) return undefined;
  const rule = said ?? { ...own, required: wanted === "required" };
  // Without it no withdrawal could ever be confirmed (VF-019).
  return id === "paymentPassword" ? { ...rule, required: true } : rule;
}

function listed(id: FormFieldId, settings: RegistrationSettings | undefined): FieldSettings | undefined {
  return settings && Object.hasOwn(settings.fields, id) ? settings.fields[id] : undefined;
}

function atLeast(minimum: FieldMinimum | undefined, rule: FieldSettings): FieldSettings {
  if (!minimum) return rule;
  return {
    ...rule,
    required: rule.required || minimum.required === true,
    minLength: Math.max(rule.minLength ?? 0, minimum.minLength ?? 0),
  };
}

/** The rule of a field where the platform sets none: its own, with what the brand says over it. */
function ownRule(
  [patternId, minLength, maxLength]: readonly [FieldPatternId, number, number],
  { pattern = patternId, minimum = minLength, maximum = maxLength }: FieldRule = {},
): FieldSettings {
  return { required: true, patternId: pattern, minLength: minimum, maxLength: maximum };
}
