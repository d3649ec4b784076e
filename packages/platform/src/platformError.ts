/**
 * Why a call has no answer.
 * `offline`: the platform was not reached; `timeout`: it took too long; `aborted`: nobody waits any more;
 * `signedOut`: the call needs a session and there is none, so it was not sent (RO-018);
 * `refused`: the platform answered with an error status; `malformed`: its answer is not what the call's schema says.
 */
export type PlatformFailure = "offline" | "timeout" | "aborted" | "signedOut" | "refused" | "malformed";

/** The one error that sending a call throws. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  readonly failure: PlatformFailure;
  /** The HTTP status of a `refused` call. */
  readonly status: number | undefined;

  constructor(failure: PlatformFailure, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options);
    this.failure = failure;
    this.status = options.status;
  }
}
