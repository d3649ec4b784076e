import { defined } from "./defined.ts";
import type { ApiErrorBody } from "./platformError.ts";

/** A response's value, or the error in its place. */
type Unwrapped =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly apiError: ApiErrorBody };

/** The error details of a body; empty if it is not an envelope. */
export function toApiError(body: unknown): ApiErrorBody {
  if (typeof body !== "object" || body === null) return {};
  const { code, message, value } = body as Readonly<Record<string, unknown>>;
  return defined({
    code: typeof code === "string" || typeof code === "number" ? String(code) : undefined,
    said: typeof message === "string" ? message : undefined,
    value,
  });
}

/**
 * Unwraps the platform's envelope `{ success, message, value }` (AP-C): the one place that knows it. A body without
 * `success` is bare and is its own value; so is an envelope without `value`.
 */
export function unwrap(body: unknown): Unwrapped {
  if (typeof body !== "object" || body === null || !("success" in body) || typeof body.success !== "boolean")
    return { ok: true, value: body };
  if (!body.success) return { ok: false, apiError: toApiError(body) };
  return { ok: true, value: "value" in body ? body.value : body };
}
