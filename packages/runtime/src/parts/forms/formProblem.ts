import { PlatformError } from "@livery/platform/platformError.ts";
import type { TextResources } from "../../i18n/textResources.gen.ts";

/** What is said of a form that was not done: a shared text, one of the form's own by the error's code, or the platform's. */
export type FormProblem =
  | { readonly key: Extract<keyof TextResources["forms"], `problem.${string}` | `outcome.${string}`> }
  | { readonly code: string }
  | { readonly said: string };

/** Codes whose text all forms share. */
const byCode: Readonly<Record<string, FormProblem>> = {
  CAPTCHA_REQUIRED: { key: "problem.captcha" },
  WRONG_CAPTCHA: { key: "problem.captcha" },
  FIELD_INVALID: { key: "problem.fields" },
  NOT_AGENT: { key: "problem.notAgent" },
  NOT_MEMBER: { key: "problem.notMember" },
};

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** Says why a form was not accepted and what to do next. `own` are the codes that the form has texts for. */
export function problemOf(reason: unknown, own: readonly string[] = []): FormProblem {
  if (!(reason instanceof PlatformError)) return { key: "problem.system" };
  const { failure, code = "", said, status = SERVER_ERRORS } = reason;
  if (failure === "offline") return { key: "problem.offline" };
  if (failure === "timeout") return { key: "problem.slow" };
  if (failure !== "refused" || status >= SERVER_ERRORS) return { key: "problem.system" };
  if (own.includes(code)) return { code };
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known) return known;
  if (status === TOO_MANY_REQUESTS) return { key: "problem.tooMany" };
  return said ? { said } : { key: "problem.refused" };
}

/** What the platform added to its refusal. */
interface ErrorDetails {
  /** From now on it wants a captcha (AU-016). */
  readonly captcha: boolean;
  /** The field that it does not take, and the rule that this breaks. */
  readonly field: string | undefined;
  readonly rule: string | undefined;
}

/** Reads what an API error says for the form itself; anything else says nothing. */
export function errorDetails(reason: unknown): ErrorDetails {
  const value = reason instanceof PlatformError ? reason.value : undefined;
  const { captcha, field, rule } = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return { captcha: captcha === true, field: textOf(field), rule: textOf(rule) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
