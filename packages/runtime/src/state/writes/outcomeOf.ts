import type { Call } from "@livery/platform/call.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";

/** The same key with another body: what the first one did is on record, and this one was not carried out. */
const KEY_REUSED = "KEY_REUSED";
/** The first send with this key has not ended yet. */
const KEY_IN_FLIGHT = "KEY_IN_FLIGHT";

/**
 * What an error says of the change that was asked for.
 * `refused`: it was not made. `unknown`: it may have been made, and sending it again with the same key finds out.
 * `conflict`: it may have been made, and this key cannot find out, because the request is another one by now.
 */
export function outcomeOf(error: PlatformError): "refused" | "unknown" | "conflict" {
  if (error.failure === "signedOut") return "refused";
  // A status without the platform's own code comes from something between: it may have been carried out behind it.
  if (error.failure !== "refused" || error.code === undefined || error.code === KEY_IN_FLIGHT) return "unknown";
  return error.code === KEY_REUSED ? "conflict" : "refused";
}

/** The platform answers these before it looks at the key: no session, no permission, too many requests. */
const BEFORE_KEY: readonly (number | undefined)[] = [401, 403, 429];
const SERVER_ERRORS = 500;

/**
 * Whether the answer to a repeated send also says what became of the first one, whose answer was lost. A refusal only does
 * when the platform looked at the key: a call without one is refused because its first send took the name.
 */
export function settlesFirst(
  { failure, status = SERVER_ERRORS }: PlatformError,
  { takesIdempotencyKey }: Pick<Call<never, unknown>, "takesIdempotencyKey">,
): boolean {
  return (
    takesIdempotencyKey === true && failure === "refused" && status < SERVER_ERRORS && !BEFORE_KEY.includes(status)
  );
}
