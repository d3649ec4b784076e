import type { Call } from "./call.ts";
import { PlatformError } from "./platformError.ts";
import { toApiError, unwrap } from "./unwrap.ts";

type Asked = Pick<Call<never, unknown>, "id">;

/** The decoded answer in what a call was answered with. Throws a PlatformError where there is none. */
export function decodeResponse<Request, Response>(call: Call<Request, Response>, text: string): Response {
  const body = text === "" ? undefined : parsed(text);
  if (body instanceof SyntaxError) throw new PlatformError("malformed", `${call.id}: the answer is not JSON`);
  const unwrapped = unwrap(body);
  if (!unwrapped.ok)
    throw new PlatformError("refused", `${call.id}: the platform said no`, {
      status: 200,
      apiError: unwrapped.apiError,
    });
  const decoded = call.decode(call.keepsEnvelope ? body : unwrapped.value);
  if (decoded.ok) return decoded.value;
  throw new PlatformError("malformed", `${call.id}: ${decoded.path || "the answer"} ${decoded.reason}`);
}

/** A text as JSON, or why it is none: an error that is no JSON value itself. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** For an answer whose status is an error; `body` is what came with it. */
export function apiErrorFrom({ id }: Asked, status: number, body: unknown): PlatformError {
  const apiError = toApiError(body);
  return new PlatformError("refused", `${id}: the platform answered ${status}`, { status, apiError });
}

/** For an answer that did not come in time. */
export function tooLate({ id }: Asked): PlatformError {
  return new PlatformError("timeout", `${id}: no answer in time`);
}

/** For a platform that was not reached; `cause` holds nothing of what was sent (AP-073). */
export function unreachable({ id }: Asked, cause: unknown): PlatformError {
  return new PlatformError("offline", `${id}: the platform cannot be reached`, { cause });
}
