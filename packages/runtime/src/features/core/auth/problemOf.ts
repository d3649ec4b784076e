import { PlatformError } from "@livery/platform/platformError.ts";

/** What is said of a form that the platform did not take: a text of ours, or where we know of none the platform's own. */
export type Problem = { readonly key: ProblemKey } | { readonly said: string };

type ProblemKey =
  `problem.${"wrongLogin" | "captcha" | "fields" | "closed" | "tooMany" | "offline" | "slow" | "system" | "refused"}`;

/** The platform's own codes. None of them says which of two things was wrong: that would tell a stranger who has an account. */
const byCode: Readonly<Record<string, ProblemKey>> = {
  WRONG_LOGIN: "problem.wrongLogin",
  CAPTCHA_REQUIRED: "problem.captcha",
  WRONG_CAPTCHA: "problem.captcha",
  FIELD_INVALID: "problem.fields",
  ACCOUNT_TAKEN: "problem.fields",
  REGISTRATION_CLOSED: "problem.closed",
};

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** Tells why a form was not taken, so that whoever filled it in knows what to do next. */
export function problemOf(reason: unknown): Problem {
  if (!(reason instanceof PlatformError)) return { key: "problem.system" };
  const { failure, code, said, status = SERVER_ERRORS } = reason;
  if (failure === "offline") return { key: "problem.offline" };
  if (failure === "timeout") return { key: "problem.slow" };
  if (failure !== "refused" || status >= SERVER_ERRORS) return { key: "problem.system" };
  const known = code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known) return { key: known };
  if (status === TOO_MANY_REQUESTS) return { key: "problem.tooMany" };
  return said ? { said } : { key: "problem.refused" };
}

/** What the platform added to its refusal. */
interface RefusalDetails {
  /** From now on it wants a captcha (AU-016). */
  readonly captcha: boolean;
  /** The field that it does not take, and the rule that this breaks. */
  readonly field: string | undefined;
  readonly rule: string | undefined;
}

/** Reads what a refusal says for the form itself; anything else than a refusal says nothing. */
export function refusalDetails(reason: unknown): RefusalDetails {
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
