import type { Call, CurrencyContext } from "./call.ts";
import { PlatformError } from "./platformError.ts";
import { toApiError, unwrap } from "./unwrap.ts";

type Asked = Pick<Call<never, unknown>, "id">;

/** The decoded value of a response. Throws a PlatformError if there is none. */
export function decodeResponse<Request, Response>(
  call: Call<Request, Response>,
  text: string,
  context: CurrencyContext,
): Response {
  const body = text === "" ? undefined : parsed(text);
  if (body instanceof SyntaxError) throw new PlatformError("malformed", `${call.id}: the response is not JSON`);
  const unwrapped = unwrap(body);
  if (!unwrapped.ok)
    throw new PlatformError("refused", `${call.id}: the platform rejected the call`, {
      status: 200,
      apiError: unwrapped.apiError,
    });
  const decoded = call.decode(call.keepsEnvelope ? body : unwrapped.value, context);
  if (decoded.ok) return decoded.value;
  throw new PlatformError("malformed", `${call.id}: ${decoded.path || "the response"} ${decoded.reason}`);
}

/** Parses JSON, or returns the error: no JSON value is an Error itself. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** The error for a response with an error status; `body` is its content. */
export function apiErrorFrom({ id }: Asked, status: number, body: unknown): PlatformError {
  const apiError = toApiError(body);
  return new PlatformError("refused", `${id}: the platform responded with ${status}`, { status, apiError });
}

/** The error for a response that did not arrive in time. */
export function tooLate({ id }: Asked): PlatformError {
  return new PlatformError("timeout", `${id}: no response in time`);
}

/** The error for an unreachable platform; `cause` must contain nothing of the request (AP-073). */
export function unreachable({ id }: Asked, cause: unknown): PlatformError {
  return new PlatformError("offline", `${id}: the platform cannot be reached`, { cause });
}

/** Passes on the platform's time, if a response names it. */
export function tellTime({ headers }: Response, { onTime }: { readonly onTime?: (time: number) => void }): void {
  const time = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(time)) onTime?.(time);
}
