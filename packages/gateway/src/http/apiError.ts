import type { TextLanguage } from "@livery/product/languages.ts";
import { type ErrorCode, errorTexts } from "./errorTexts.ts";

/** A call that the platform answers with no. Thrown anywhere below a route, told to the client in one place. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  /** What the client gets beside the message. */
  readonly value: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, value?: Readonly<Record<string, unknown>>) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** When to try again what was not possible just now, in seconds. */
const RETRY_AFTER_S = 5;
const MINUTE_S = 60;

/** How many seconds the client has to wait, where the refusal says so. */
function waitOf({ value }: ApiError): number | undefined {
  const wait = value?.["retryAfter"];
  return typeof wait === "number" ? wait : undefined;
}

/** A moment as it stands in a refusal's value: `Date.toISOString`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A part of a message as a visitor reads it. Where the visitor is, and so its time zone, nobody knows here. */
function read(part: unknown, language: TextLanguage): string {
  if (typeof part !== "string" || !MOMENT.test(part)) return String(part);
  const form = { year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC", timeZoneName: "short" }).format(new Date(part));
}

/** What a refused call gets: `{ success: false, code, message, value? }`, with an error status. */
export function errorBody(apiError: ApiError, language: TextLanguage): { status: number; body: object } {
  const { code, value } = apiError;
  const { status, ...texts } = errorTexts[code];
  const parts = { ...value, minutes: Math.ceil((waitOf(apiError) ?? 0) / MINUTE_S) };
  let message: string = texts[language];
  for (const [key, part] of Object.entries(parts)) message = message.replaceAll(`{${key}}`, read(part, language));
  return { status, body: { success: false, code, message, ...(value && { value }) } };
}

/** The answer to it; `Retry-After` says when it is worth trying again (ER-003). */
export function errorResponse(apiError: ApiError, language: TextLanguage): Response {
  const { status, body } = errorBody(apiError, language);
  const wait = waitOf(apiError) ?? (status === 503 ? RETRY_AFTER_S : undefined);
  return Response.json(body, { status, ...(wait !== undefined && { headers: { "Retry-After": String(wait) } }) });
}
