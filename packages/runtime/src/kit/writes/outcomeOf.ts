import type { Call } from "@livery/platform/call.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";

/** The same key with another body: the platform has the first request on record and did not carry out this one. */
const KEY_REUSED = "KEY_REUSED";
/** The first send with this key is still running. */
const KEY_IN_FLIGHT = "KEY_IN_FLIGHT";

/**
 * What an error means for the change that was sent.
 * `refused`: it was not made. `unknown`: it may have been made; sending it again with the same key tells.
 * `conflict`: it may have been made, but this key cannot tell, because the request has changed since.
 */
export function outcomeOf(error: PlatformError): "refused" | "unknown" | "conflict" {
  if (error.failure === "signedOut") return "refused";
  // A status without the platform's own code comes from a proxy: the platform may have carried out the request.
  if (error.failure !== "refused" || error.code === undefined || error.code === KEY_IN_FLIGHT) return "unknown";
  return error.code === KEY_REUSED ? "conflict" : "refused";
}

/** The platform sends these before it looks at the key: no session, no permission, too many requests. */
const BEFORE_KEY: readonly (number | undefined)[] = [401, 403, 429];
const SERVER_ERRORS = 500;

/**
 * Whether the response to a repeated send also tells the outcome of the first one, whose response was lost. An API
 * error tells it only if the platform looked at the key. A call without a key may fail because its own first send
 * succeeded and, for example, took the name.
 */
export function settlesFirst(
  { failure, status = SERVER_ERRORS }: PlatformError,
  { takesIdempotencyKey }: Pick<Call<never, unknown>, "takesIdempotencyKey">,
): boolean {
  return (
    takesIdempotencyKey === true && failure === "refused" && status < SERVER_ERRORS && !BEFORE_KEY.includes(status)
  );
}

const ofPassword: readonly (string | undefined)[] = ["WRONG_PASSWORD", "WRONG_PAYMENT_PASSWORD", "PASSWORD_LOCKED"];

/** Whether only the password of a request was wrong, or is not looked at for a while. */
export function isOfPassword({ code }: PlatformError): boolean {
  return ofPassword.includes(code);
}
