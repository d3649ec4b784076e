import { PlatformError } from "@livery/platform/platformError.ts";
import { fieldEntries, type FormFields, ruleMessage } from "./formField.ts";
import { errorDetails, knownCode } from "./formProblem.ts";

/** What an API error says of one field, as react-hook-form keeps it. */
interface ApiFieldError<Name extends string> {
  readonly name: Name;
  /** A fault, or a code that the field has a text for. */
  readonly type: string;
  /** The platform's own words, where nothing else is known. */
  readonly message?: string;
}

/**
 * The field that an API error is about, and what is wrong with it; `undefined` where it names none of the form's. With
 * `quiet`, only codes that the site knows count, so that no other response tells fields apart (AU-044).
 */
export function apiFieldError<Name extends string>(
  reason: unknown,
  fields: FormFields<Name>,
  quiet = false,
): ApiFieldError<Name> | undefined {
  const { code = "", said } = reason instanceof PlatformError ? reason : {};
  const all = fieldEntries(fields);
  const own = all.find(([, { texts = {} }]) => Object.hasOwn(texts, code));
  if (own) return { name: own[0], type: code };
  const known = knownCode(code);
  if (quiet && !known) return undefined;
  const { field = known?.field, rule: broken } = errorDetails(reason);
  // A form has the fields of an object in a request among its own: `terms.rate` is its `rate`.
  const [name, spec] = all.find(([id]) => id === field || field?.endsWith(`.${id}`)) ?? [];
  if (name === undefined || spec === undefined) return undefined;
  if (known?.fault) return { name, type: known.fault };
  if (broken === "match") return { name, type: "fault.match" };
  if (broken === "required") return { name, type: "in_required" };
  if (code === "FIELD_INVALID" || !said) return { name, type: ruleMessage(spec.rule) };
  return { name, type: code, message: said };
}
