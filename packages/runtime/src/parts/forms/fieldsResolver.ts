import { validateField } from "@livery/product/validateField.ts";
import type { FieldErrors, Resolver } from "react-hook-form";
import { type Entered, entryKind, type Faults, fieldEntries, type FormFields } from "./formField.ts";
import { patternEngine } from "./patternEngine.ts";

/** As react-hook-form has it. */
export type RawValues = Record<string, string | boolean | undefined>;

export function entered<Name extends string>(fields: FormFields<Name>, raw: RawValues): Entered<Name> {
  const entries = fieldEntries(fields).map(([name, { kind }]) => {
    const value = raw[name] ?? "";
    if (typeof value === "boolean") return [name, value ? "on" : ""];
    return [name, entryKind(kind).secret ? value : value.trim()];
  });
  return Object.fromEntries(entries) as Entered<Name>;
}

/** What is wrong with each field by its rule, and what `check` finds in the fields that keep theirs. */
export async function faultsOf<Name extends string>(
  fields: FormFields<Name>,
  values: Entered<Name>,
  check?: (values: Entered<Name>) => Faults<Name>,
): Promise<Faults<Name>> {
  const all = fieldEntries(fields);
  const engine = await patternEngine(all.map(([, { rule }]) => rule));
  const byRule = all.flatMap(([name, { rule }]) => {
    const value = values[name] ?? "";
    // A password of white space is there (VF-002); around any other value it was taken away.
    const finding = validateField({ ...rule, required: rule.required && value === "" }, value, engine);
    return finding ? [[name, finding.message]] : [];
  });
  return { ...check?.(values), ...(Object.fromEntries(byRule) as Faults<Name>) };
}

/**
 * Judges a form by the rules of its fields. An error's `type` is the key of its text, not the text: so it is read in the
 * language that the site has when it shows (VF-060).
 */
export function fieldsResolver<Name extends string>(
  fields: FormFields<Name>,
  check?: (values: Entered<Name>) => Faults<Name>,
): Resolver<RawValues> {
  return async (values) => {
    const faults = Object.entries(await faultsOf(fields, entered(fields, values), check)).filter(
      ([, fault]) => fault !== undefined,
    );
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) as FieldErrors<RawValues>,
    };
  };
}
