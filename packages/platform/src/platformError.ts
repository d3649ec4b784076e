/**
 * Why a call has no answer.
 * `offline`: the platform was not reached; `timeout`: it took too long; `aborted`: nobody waits any more;
 * `signedOut`: the call needs a session and there is none, so it was not sent (RO-018);
 * `refused`: the platform said no, by an error status or in its envelope; `malformed`: its answer is not what the
 * call's schema says.
 */
export type PlatformFailure = "offline" | "timeout" | "aborted" | "signedOut" | "refused" | "malformed";

/** What the platform says of a call that it refuses (L84). */
export interface ApiErrorBody {
  /** The platform's own code for the reason, such as WRONG_LOGIN. */
  readonly code?: string;
  /** What the platform adds for the page, such as the captcha flag of a refused login (AU-016). */
  readonly value?: unknown;
  /** The platform's message: text from outside, in a language of its choice. */
  readonly said?: string;
}

/** The one error that sending a call throws. Its message is for developers and holds nothing of what was sent. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  readonly failure: PlatformFailure;
  /** The HTTP status of a `refused` call; 200 where only the envelope says no. */
  readonly status: number | undefined;
  /** The platform's own code of a `refused` call. */
  readonly code: string | undefined;
  /** What the platform adds to a `refused` call for the page. */
  readonly value: unknown;
  /** The platform's message of a `refused` call: text from outside, in a language of its choice. */
  readonly said: string | undefined;

  constructor(
    failure: PlatformFailure,
    message: string,
    options: { readonly status?: number; readonly apiError?: ApiErrorBody; readonly cause?: unknown } = {},
  ) {
    super(message, options);
    this.failure = failure;
    this.status = options.status;
    this.code = options.apiError?.code;
    this.value = options.apiError?.value;
    this.said = options.apiError?.said;
  }
}
