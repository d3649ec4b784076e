import ky, { HTTPError, KyError, type KyInstance, TimeoutError } from "ky";
import type { Call, CurrencyContext } from "./call.ts";
import { decodeResponse, apiErrorFrom, tellTime, tooLate, unreachable } from "./callResponse.ts";
import { addressOf, headersFor, RETRIED, TIMEOUT_MS, urlEncoded } from "./callRequest.ts";
import { multipart } from "./multipart.ts";
import { PlatformError } from "./platformError.ts";
import type { EncryptionScheme } from "./encryption/encryptionScheme.ts";

export interface SendOptions extends CurrencyContext {
  /** The platform's base: `https://api.example`, a path of the site's own host, or `/` (BR-055). */
  readonly origin: string;
  /** The site's merchant code. */
  readonly merchant: string;
  /** The platforms that the site requests games for (BR-013). */
  readonly platform?: string;
  /** The code of the site's current language, read for each call. */
  readonly language: () => string;
  /** The session's token, read for each call that carries one. */
  readonly token: () => string | undefined;
  /** The header that carries the token (AP-D). */
  readonly tokenHeader?: string;
  /** Paths that replace a call's own on this site's platform, by the call's id (AP-F). */
  readonly endpoints?: Readonly<Partial<Record<string, string>>>;
  readonly timeoutMs?: number;
  /** How often a read is attempted before it fails; twice by default. */
  readonly tries?: number;
  /** Encrypts the body of an encrypted call (AU-075). Without it the body is sent in clear. */
  readonly encrypt?: EncryptionScheme["encrypt"];
  /** Gets the platform's time, in ms since 1970, with each response that names it. */
  readonly onTime?: (time: number) => void;
  /** Replaces the network: for the scenes of the stories, or a platform in the same process. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends a call and returns its decoded response. Throws only a PlatformError. */
export type Send = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: SendingOptions,
) => Promise<Response>;

export interface SendingOptions {
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a call that takes one (AP-G). Repeat it for a request whose response was lost. Without it,
   * each request has a new key.
   */
  readonly key?: string;
}

/**
 * Converts any error into this client's own. The HTTP library's error is not passed on, because it contains the request
 * with its body (AP-073).
 */
function toPlatformError(
  error: unknown,
  call: { readonly id: string },
  signal: AbortSignal | undefined,
): PlatformError {
  if (error instanceof PlatformError) return error;
  if (signal?.aborted) return new PlatformError("aborted", `${call.id}: the call was aborted`);
  if (error instanceof TimeoutError) return tooLate(call);
  if (error instanceof HTTPError) return apiErrorFrom(call, error.response.status, error.data);
  return unreachable(call, error instanceof KyError ? error.cause : error);
}

/** The text of a call's response. */
async function fetchText<Request, Response>(
  client: KyInstance,
  call: Call<Request, Response>,
  request: Request,
  options: SendOptions & SendingOptions,
): Promise<string> {
  const headers = headersFor(call, options);
  const { query, json: plain, form, files } = call.encode(request, options);
  const json =
    call.encrypted && plain !== undefined && options.encrypt
      ? await options.encrypt(plain, { merchant: options.merchant, call: call.id })
      : plain;
  return await client(addressOf(call, query, options), {
    method: call.method,
    headers,
    ...(files ? { body: multipart(json, files) } : json !== undefined && { json }),
    ...(form && { body: urlEncoded(form) }),
    ...(options.signal && { signal: options.signal }),
  }).text();
}

/**
 * The client of a site's platform: its headers, one time-out, a second attempt only for reads, one envelope and one
 * kind of error. It logs nothing, and its errors contain nothing of the request (AP-073).
 */
export function createSend(options: SendOptions): Send {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const retry = {
    limit: (options.tries ?? 2) - 1,
    methods: ["get" as const],
    statusCodes: [...RETRIED],
    // Ignores the platform's Retry-After: a visitor does not wait that long.
    afterStatusCodes: [],
  };
  const hooks = { afterResponse: [({ response }: { readonly response: Response }) => tellTime(response, options)] };
  const client = ky.create({
    timeout,
    totalTimeout: timeout,
    retry,
    hooks,
    ...(options.fetch && { fetch: options.fetch }),
  });
  return async (call, request, sending = {}) => {
    try {
      return decodeResponse(call, await fetchText(client, call, request, { ...options, ...sending }), options);
    } catch (error) {
      throw toPlatformError(error, call, sending.signal);
    }
  };
}
