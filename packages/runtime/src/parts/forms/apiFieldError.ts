import { PlatformError } from "@livery/platform/platformError.ts";
import { type FieldFault, fieldEntries, type FormFields, ruleMessage } from "./formField.ts";
import { errorDetails } from "./formProblem.ts";

/** What an API error says of one field, as react-hook-form keeps it. */
interface ApiFieldError<Name extends string> {
  readonly name: Name;
  /** A fault, or a code that the field has a text for. */
  readonly type: string;
  /** The platform's own words, where nothing else is known. */
  readonly message?: string;
}

/** API errors that all forms have a text for, and the field they are about where the platform names none. */
const shared: Readonly<Record<string, { readonly field: string; readonly fault: FieldFault }>> = {
  WRONG_CAPTCHA: { field: "captcha", fault: "fault.WRONG_CAPTCHA" },
  PASSWORD_COMMON: { field: "password", fault: "fault.PASSWORD_COMMON" },
  PASSWORD_HAS_NAME: { field: "password", fault: "fault.PASSWORD_HAS_NAME" },
  PASSWORD_UNSUITABLE: { field: "password", fault: "fault.PASSWORD_UNSUITABLE" },
};

/** The field that an API error is about, and what is wrong with it; `undefined` where it names none of the form's. */
export function apiFieldError<Name extends string>(
  reason: unknown,
  fields: FormFields<Name>,
): ApiFieldError<Name> | undefined {
  const { code = "", said } = reason instanceof PlatformError ? reason : {};
  const all = fieldEntries(fields);
  const own = all.find(([, { texts = {} }]) => Object.hasOwn(texts, code));
  if (own) return { name: own[0], type: code };
  const known = Object.hasOwn(shared, code) ? shared[code] : undefined;
  const { field = known?.field, rule: broken } = errorDetails(reason);
  const [name, spec] = all.find(([id]) => id === field) ?? [];
  if (name === undefined || spec === undefined) return undefined;
  if (known) return { name, type: known.fault };
  if (broken === "match") return { name, type: "fault.match" };
  if (broken === "required") return { name, type: "in_required" };
  if (code === "FIELD_INVALID" || !said) return { name, type: ruleMessage(spec.rule) };
  return { name, type: code, message: said };
}
