import { type AccountFieldId, LONGEST_CODE, accountFields } from "./accountFields.ts";
import type { FieldPatternId } from "./fieldPatterns.ts";
import { isOpen, registrationGate } from "./gate.ts";
import { type RegistrationFieldId, registrationFields } from "./registrationFields.ts";
import type { Switches } from "./switches.gen.ts";

/** A platform's settings for a field (L122), with unvalidated numbers; lengths are in code points. */
export interface FieldSettings {
  readonly required: boolean;
  /** A glob or a regular expression for the whole value; overrides the pattern id (VF-035). */
  readonly acceptedPattern?: string;
  /** 0 to 23 (fieldPatterns.ts). */
  readonly patternId?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A platform's registration settings (AP-011): every listed field is shown. */
export interface RegistrationSettings {
  readonly fields: Readonly<Record<string, FieldSettings>>;
  /** The code that REGMOBVERF3 requires. */
  readonly verificationCode?: FieldSettings;
}

export type RegistrationMode = "username" | "mobile";

/** A field of the form: an account field, controlled by the switches, or one of registrationFields.ts. */
export type FormFieldId = AccountFieldId | RegistrationFieldId;

/** A brand's rule for a field's values; missing parts come from the field's own rule (BR-007). */
export interface FieldRule {
  readonly pattern?: FieldPatternId;
  /** Shortest and longest length in code points. */
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A field that the form shows, with the rule for its value. */
export interface FormField {
  readonly id: FormFieldId;
  readonly rule: FieldSettings;
}

/** A compliance pack's requirement for a field, which overrides brand and platform. */
interface FieldMinimum {
  /** The field is shown and required. */
  readonly required?: boolean;
  readonly minLength?: number;
}

interface FieldSources {
  /** The brand's `registration.fields`. */
  readonly brandDefaults: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
  /** The brand's `registration.rules`: they apply if the platform does not list the field. */
  readonly brandRules?: Readonly<Partial<Record<FormFieldId, FieldRule>>> | undefined;
  /** The platform's settings; undefined until they arrive. */
  readonly settings?: RegistrationSettings | undefined;
  readonly switches: RegistrationSwitches;
  /** The form's mode; by default the first that the switches allow. */
  readonly mode?: RegistrationMode | undefined;
  readonly minimums?: Readonly<Partial<Record<FormFieldId, FieldMinimum>>>;
  /** The fields that a compliance pack forbids: neither brand nor platform can ask for them (CO-033). */
  readonly forbidden?: readonly RegistrationFieldId[] | undefined;
}

type RegistrationSwitches = Pick<
  Switches,
  "DIRECTREG3" | "USERNAMEREG3" | "MOBILEREG3" | "MOBILEREGPASS3" | "REGMOBVERF3"
>;

/** The ways to register that the switches allow, in tab order; none if registration is closed (BR-026). */
export function registrationModes(switches: RegistrationSwitches): readonly RegistrationMode[] {
  if (!isOpen(registrationGate, { switches })) return [];
  const modes: RegistrationMode[] = [];
  if (switches.USERNAMEREG3) modes.push("username");
  if (switches.MOBILEREG3) modes.push("mobile");
  return modes;
}

/**
 * The fields of the registration in order. The platform overrides field by field: a field that it lists takes its whole
 * rule from there. A field that neither the platform nor the brand requests is left out, and so is an unknown or forbidden
 * one. Empty if registration is closed.
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
  // The code is sent to the number, so it needs one in either mode (AU-038).
  const number = switches.REGMOBVERF3 ? (["mobileNum", "verificationCode"] as const) : (["mobileNum"] as const);
  if (mode === "username") return ["username", ...(switches.REGMOBVERF3 ? number : []), "password"];
  return [...number, ...(switches.MOBILEREGPASS3 ? (["password"] as const) : [])];
}

/**
 * The rule of a field that another form asks for by the registration's rule, such as the recovery of a password: there it
 * is always required.
 */
export function requiredRule(
  id: Exclude<FormFieldId, "verificationCode">,
  { brandRules, settings }: Pick<FieldSources, "brandRules" | "settings">,
): FieldSettings {
  const row = [...accountFields, ...registrationFields].find((field) => field.id === id);
  const own = row ? ownRule(row.rule, brandRules?.[id]) : undefined;
  return { ...(listed(id, settings) ?? own), required: true };
}

/** Shown account fields are always required, and a code is never longer than VF-038 allows. */
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
  if (sources.forbidden?.includes(id)) return undefined;
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

/** The rule of a field if the platform sets none: its own, overridden by the brand's. */
function ownRule(
  [patternId, minLength, maxLength]: readonly [FieldPatternId, number, number],
  { pattern = patternId, minimum = minLength, maximum = maxLength }: FieldRule = {},
): FieldSettings {
  return { required: true, patternId: pattern, minLength: minimum, maxLength: maximum };
}
