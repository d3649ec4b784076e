import { matchesAccepted, type PatternEngine } from "./acceptedPattern.ts";
import { fieldPattern, type FieldPatternId, fitsPattern, normalized } from "./fieldPatterns.ts";
import type { FieldSettings, FormField, FormFieldId } from "./registration.ts";

/** The key of a finding's message in `forms.json`. */
export type FieldMessage = "in_required" | `in_pattern_${FieldPatternId}`;

/** The one finding for a value, with the parts of its message. */
export interface FieldFinding {
  readonly reason: "required" | "length" | "pattern";
  readonly message: FieldMessage;
  /** For the message's placeholders; a field without a longest length has "∞". */
  readonly values: { readonly min: number; readonly max: number | "∞" };
}

/**
 * Returns the first problem with a value, or `undefined`: presence, then length in code points, then pattern; one
 * finding at a time (VF-035). An optional field may be empty (VF-031). `acceptedPattern` decides about the pattern if
 * it can run, for which a regular expression needs an `engine`; otherwise the pattern id decides. The pattern id always
 * selects the message (VF-036), even if only the length is wrong (VF-037).
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

/** The findings of a form, by field; a missing value counts as empty. */
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
