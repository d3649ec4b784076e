import { PlatformError } from "@livery/platform/platformError.ts";
import type { ParseKeys } from "i18next";
import { failureKind } from "../calls/failureKind.ts";

type FormsKey = ParseKeys<"forms">;

/**
 * What is said of a form that was not done: a shared text, one of the form's own by the error's code, or the platform's,
 * which is shown as plain text (ER-034).
 */
export type FormProblem =
  | { readonly key: Extract<FormsKey, `problem.${string}` | `outcome.${string}`> }
  | { readonly code: string }
  | { readonly said: string };

interface KnownCode {
  /** What is said of the form. */
  readonly key: Extract<FormsKey, `problem.${string}`>;
  /** The field that it is about, where the platform names none, and what is said there. */
  readonly field?: string;
  readonly fault?: Extract<FormsKey, `fault.${string}`>;
}

/** The platform's codes with a text of the site's own; any other code shows the platform's message or, without one, a failure (ER-033). */
const byCode: Readonly<Record<string, KnownCode>> = {
  CAPTCHA_REQUIRED: { key: "problem.captcha" },
  WRONG_CAPTCHA: { key: "problem.captcha", field: "captcha", fault: "fault.WRONG_CAPTCHA" },
  FIELD_INVALID: { key: "problem.fields" },
  NOT_AGENT: { key: "problem.notAgent" },
  NOT_MEMBER: { key: "problem.notMember" },
  PASSWORD_COMMON: { key: "problem.password", field: "password", fault: "fault.PASSWORD_COMMON" },
  PASSWORD_HAS_NAME: { key: "problem.password", field: "password", fault: "fault.PASSWORD_HAS_NAME" },
  PASSWORD_UNSUITABLE: { key: "problem.password", field: "password", fault: "fault.PASSWORD_UNSUITABLE" },
  SESSION_EXPIRED: { key: "problem.signedOut" },
  TRIAL_ACCOUNT: { key: "problem.trial" },
};

export function knownCode(code: string): KnownCode | undefined {
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined;
}

/**
 * Says why a form was not accepted and what to do next. `own` are the codes that the form has texts for; with `refused`
 * among them, no refusal shows the platform's own words.
 */
export function problemOf(reason: unknown, own: readonly string[] = []): FormProblem {
  const kind = failureKind(reason);
  const { code = "", said = "" } = reason instanceof PlatformError ? reason : {};
  if (kind !== "refused" && kind !== "forbidden" && kind !== "tooMany") return { key: `problem.${kind}` };
  if (own.includes(code)) return { code };
  const known = knownCode(code);
  if (known) return { key: known.key };
  if (kind === "tooMany") return { key: "problem.tooMany" };
  if (own.includes("refused")) return { code: "refused" };
  if (said !== "") return { said };
  return { key: kind === "refused" && code !== "" ? "problem.system" : `problem.${kind}` };
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
