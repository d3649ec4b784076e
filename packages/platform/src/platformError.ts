/**
 * Why a call has no response. `offline`: the platform could not be reached. `timeout`: it took too long. `aborted`: the
 * caller no longer waits. `signedOut`: the call needs a session and there is none, so it was not sent (RO-018).
 * `refused`: the platform rejected it, with an error status or in its envelope. `malformed`: the response does not
 * match the call's schema.
 */
export type PlatformFailure = "offline" | "timeout" | "aborted" | "signedOut" | "refused" | "malformed";

/** The platform's error details for a rejected call (L84). */
export interface ApiErrorBody {
  /** The platform's own code for the reason, such as WRONG_LOGIN. */
  readonly code?: string;
  /** Extra data for the page, such as the captcha flag of a rejected login (AU-016). */
  readonly value?: unknown;
  /** The platform's message: untrusted text, in a language of its choice. */
  readonly said?: string;
}

/**
 * The only error class that sending a call throws. Its message is for developers and contains nothing of the request.
 */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  readonly failure: PlatformFailure;
  /** The HTTP status of a `refused` call; 200 if only the envelope reports the error. */
  readonly status: number | undefined;
  /** The platform's own code of a `refused` call. */
  readonly code: string | undefined;
  /** The platform's extra data for the page, of a `refused` call. */
  readonly value: unknown;
  /** The platform's message of a `refused` call: untrusted text, in a language of its choice. */
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
