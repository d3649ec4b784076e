import type { PatternEngine } from "@livery/product/acceptedPattern.ts";
import type { FieldSettings, FormField, FormFieldId } from "@livery/product/registration.ts";
import { type FieldMessage, validateFields } from "@livery/product/validateField.ts";
import type { Faults } from "./fieldsResolver.ts";

/** A field of the form by its name on the wire (L82). */
export type RegisterFieldId = FormFieldId | "confirmPassword";

export type RegisterValues = { readonly [Id in RegisterFieldId]?: string } & { readonly terms: boolean };

export type RegisterFault = FieldMessage | `fault.${"match" | "terms" | "taken" | "captcha" | "refused"}`;

const passwords: readonly RegisterFieldId[] = ["password", "confirmPassword", "paymentPassword"];

/** The values without the white space around them, which means nothing but in a password. */
export function trimmed(values: RegisterValues): Readonly<Partial<Record<RegisterFieldId, string>>> {
  const entries = Object.entries(values).flatMap(([id, value]) =>
    typeof value === "string" ? [[id, passwords.includes(id as RegisterFieldId) ? value : value.trim()]] : [],
  );
  return Object.fromEntries(entries) as Partial<Record<RegisterFieldId, string>>;
}

/** What is wrong with a filled-in registration: every field by its rule, the password's copy, and the terms (VF-040). `engine` runs the platform's patterns. */
export function registerFaults(
  values: RegisterValues,
  fields: readonly FormField[],
  engine?: PatternEngine,
): Faults<RegisterValues, RegisterFault> {
  const findings = validateFields(fields, trimmed(values), engine);
  const faults = Object.entries(findings).map(([id, finding]) => [id, finding?.message]);
  return {
    ...(Object.fromEntries(faults) as Faults<RegisterValues, RegisterFault>),
    confirmPassword: fields.some(({ id }) => id === "password") ? confirmFault(values) : undefined,
    terms: values.terms ? undefined : "fault.terms",
  };
}

function confirmFault({ password = "", confirmPassword = "" }: RegisterValues): RegisterFault | undefined {
  if (confirmPassword === "") return "in_required";
  return confirmPassword === password ? undefined : "fault.match";
}

/** The text that tells a field's rule. */
export function ruleMessage({ patternId = 0 }: FieldSettings): FieldMessage {
  return `in_pattern_${patternId}` as FieldMessage;
}

/** What a rule's text has in it. */
export function ruleValues({ minLength, maxLength }: FieldSettings): {
  readonly min: number;
  readonly max: number | "∞";
} {
  return { min: minLength ?? 0, max: maxLength ?? "∞" };
}
