import type { TextLanguage } from "@livery/product/languages.ts";
import { type ErrorCode, errorTexts } from "./errorTexts.ts";

/** An error response to a call. Thrown anywhere below a route; one place turns it into the response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  /** Data for the client beside the message. */
  readonly value: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, value?: Readonly<Record<string, unknown>>) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** How many seconds to wait before retrying what is temporarily impossible. */
const RETRY_AFTER_S = 5;
const MINUTE_S = 60;

/** The seconds that the client has to wait, if the error names them. */
function waitOf({ value }: ApiError): number | undefined {
  const wait = value?.["retryAfter"];
  return typeof wait === "number" ? wait : undefined;
}

/** A timestamp in an error's value, as `Date.toISOString` writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Formats a part of a message for people. The visitor's time zone is unknown here, so times are in UTC. */
function read(part: unknown, language: TextLanguage): string {
  if (typeof part !== "string" || !MOMENT.test(part)) return String(part);
  const form = { year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC", timeZoneName: "short" }).format(new Date(part));
}

/** The body of an error response: `{ success: false, code, message, value? }`, with an error status. */
export function errorBody(apiError: ApiError, language: TextLanguage): { status: number; body: object } {
  const { code, value } = apiError;
  const { status, ...texts } = errorTexts[code];
  const parts = { ...value, minutes: Math.ceil((waitOf(apiError) ?? 0) / MINUTE_S) };
  let message: string = texts[language];
  for (const [key, part] of Object.entries(parts)) message = message.replaceAll(`{${key}}`, read(part, language));
  return { status, body: { success: false, code, message, ...(value && { value }) } };
}

/** The error response; `Retry-After` says when to try again (ER-003). */
export function errorResponse(apiError: ApiError, language: TextLanguage): Response {
  const { status, body } = errorBody(apiError, language);
  const wait = waitOf(apiError) ?? (status === 503 ? RETRY_AFTER_S : undefined);
  return Response.json(body, { status, ...(wait !== undefined && { headers: { "Retry-After": String(wait) } }) });
}
