import { defined } from "./defined.ts";
import type { ApiErrorBody } from "./platformError.ts";

/** An answer's value, or why there is none. */
type Unwrapped =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly apiError: ApiErrorBody };

/** What a body says of a refused call; nothing if it is no envelope. */
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
 * Takes an answer out of the platform's envelope `{ success, message, value }` (AP-C): the one place that knows it. A
 * body that does not say `success` is bare, and its own value; so is an envelope that has no `value`.
 */
export function unwrap(body: unknown): Unwrapped {
  if (typeof body !== "object" || body === null || !("success" in body) || typeof body.success !== "boolean")
    return { ok: true, value: body };
  if (!body.success) return { ok: false, apiError: toApiError(body) };
  return { ok: true, value: "value" in body ? body.value : body };
}
