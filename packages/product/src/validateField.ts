import { matchesAccepted, type PatternEngine } from "./acceptedPattern.ts";
import { fieldPattern, type FieldPatternId, fitsPattern, normalized } from "./fieldPatterns.ts";
import type { FieldSettings, FormField, FormFieldId } from "./registration.ts";

/** Key of the text that tells a finding; `auth.json` holds them. */
export type FieldMessage = "in_required" | `in_pattern_${FieldPatternId}`;

/** The one thing to say about a value, and what its text has in it. */
export interface FieldFinding {
  readonly reason: "required" | "length" | "pattern";
  readonly message: FieldMessage;
  /** For the text's placeholders; a field without a longest length has none to name. */
  readonly values: { readonly min: number; readonly max: number | "∞" };
}

/**
 * What is wrong with a value, or `undefined`: first whether it is there, then its length in code points, then how it is
 * written; one finding at a time (VF-035). A field that is not required may be empty (VF-031). `acceptedPattern` decides
 * how it may be written wherever it can be run, for which a regular expression needs an `engine`; the pattern id does
 * otherwise, and always chooses the text (VF-036), also when only the length is wrong (VF-037).
 */
export function validateField(rule: FieldSettings, value: string, engine?: PatternEngine): FieldFinding | undefined {
  const pattern = fieldPattern(rule.patternId);
  const min = rule.minLength ?? 0;
  const max = rule.maxLength ?? Number.POSITIVE_INFINITY;
  const values = { min, max: Number.isFinite(max) ? max : ("∞" as const) };
  if (rule.required && value.trim() === "") return { reason: "required", message: "in_required", values };
  if (value === "") return undefined;
  const message = `in_pattern_${pattern.id}` as const;
  const length = [...normalized(pattern, value)].length;
  if (length < min || length > max) return { reason: "length", message, values };
  const accepted = matchesAccepted(rule.acceptedPattern ?? "", value, engine) ?? fitsPattern(pattern, value);
  return accepted ? undefined : { reason: "pattern", message, values };
}

/** The findings of a form's fields, by field; a value that is not there counts as empty. */
export function validateFields(
  fields: readonly FormField[],
  values: Readonly<Partial<Record<FormFieldId, string>>>,
  engine?: PatternEngine,
): Readonly<Partial<Record<FormFieldId, FieldFinding>>> {
  const found: Partial<Record<FormFieldId, FieldFinding>> = {};
  for (const { id, rule } of fields) {
    const finding = validateField(rule, values[id] ?? "", engine);
    if (finding) found[id] = finding;
  }
  return found;
}
