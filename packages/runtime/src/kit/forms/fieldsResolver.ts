import { strayCharacters, tidyPhone } from "@livery/product/tidyPhone.ts";
import { validateField } from "@livery/product/validateField.ts";
import type { FieldErrors, Resolver } from "react-hook-form";
import { type Entered, entryKind, type Faults, fieldEntries, type FieldFault, type FormFields } from "./formField.ts";
import { patternEngine } from "./patternEngine.ts";

/** As react-hook-form has it. */
export type RawValues = Record<string, string | boolean | undefined>;

/** White space, and the unseen marks that address books put around numbers. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

export function entered<Name extends string>(fields: FormFields<Name>, raw: RawValues): Entered<Name> {
  const entries = fieldEntries(fields).map(([name, { kind }]) => {
    const value = raw[name] ?? "";
    if (typeof value === "boolean") return [name, value ? "on" : ""];
    if (entryKind(kind).secret) return [name, value];
    return [name, kind === "phone" ? tidyPhone(value) : value.replaceAll(AROUND, "")];
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
  const byRule = all.flatMap(([name, { kind, rule }]): readonly [Name, FieldFault][] => {
    const value = values[name] ?? "";
    if (kind === "phone" && strayCharacters(value) !== "") return [[name, "fault.phoneCharacters"]];
    // A password of white space is there (VF-002); around any other value it was taken away.
    const finding = validateField({ ...rule, required: rule.required && value === "" }, value, engine);
    return finding ? [[name, finding.message]] : [];
  });
  return { ...check?.(values), ...(Object.fromEntries(byRule) as Faults<Name>) };
}

/**
 * Judges a form by the rules of its fields. An error's `type` is the key of its text, not the text: so it is read in the
 * language that the site has when it shows (VF-060). Its `message` is what the text shows of the value.
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
    const errors = faults.map(([name, type]) => {
      if (type !== "fault.phoneCharacters") return [name, { type }];
      return [name, { type, message: strayCharacters(String(values[name] ?? "")) }];
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<RawValues> };
  };
}
