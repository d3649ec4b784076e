import ky, { HTTPError, KyError, type KyInstance, TimeoutError } from "ky";
import type { Call } from "./call.ts";
import { decodeResponse, apiErrorFrom, tooLate, unreachable } from "./callResponse.ts";
import { addressOf, headersFor, RETRIED, TIMEOUT_MS, urlEncoded } from "./callRequest.ts";
import { PlatformError } from "./platformError.ts";
import type { EncryptionScheme } from "./encryption/encryptionScheme.ts";

export interface SendOptions {
  /** Where the platform answers: `https://api.example`, a path of the site's own host, or `/` (BR-055). */
  readonly origin: string;
  /** The site's merchant code. */
  readonly merchant: string;
  /** The code of the language that the site speaks, read anew for each call. */
  readonly language: () => string;
  /** The session's token, read anew for each call that carries one. */
  readonly token: () => string | undefined;
  /** The header that carries the token (AP-D). */
  readonly tokenHeader?: string;
  /** Paths that the platform of this site answers a call at, by the call's id, instead of the call's own (AP-F). */
  readonly endpoints?: Readonly<Partial<Record<string, string>>>;
  readonly timeoutMs?: number;
  /** How often a read is tried before it fails; twice unless told otherwise. */
  readonly tries?: number;
  /** Puts the body of an encrypted call into its envelope (AU-075). Without it the body goes as it is. */
  readonly encrypt?: EncryptionScheme["encrypt"];
  /** What answers in place of the network: the scenes of the stories, a platform in the same process. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends a call and returns its decoded answer. Throws a PlatformError and nothing else. */
export type Send = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: SendingOptions,
) => Promise<Response>;

/** How one call is sent. */
export interface SendingOptions {
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a call that takes one (AP-G): the same for a send that repeats one whose answer was lost.
   * Without it, each send has a new one.
   */
  readonly key?: string;
}

/** The error as this client's own. An error of the library stays behind: it holds the request with its body (AP-073). */
function toPlatformError(
  error: unknown,
  call: { readonly id: string },
  signal: AbortSignal | undefined,
): PlatformError {
  if (error instanceof PlatformError) return error;
  if (signal?.aborted) return new PlatformError("aborted", `${call.id}: nobody waits for it any more`);
  if (error instanceof TimeoutError) return tooLate(call);
  if (error instanceof HTTPError) return apiErrorFrom(call, error.response.status, error.data);
  return unreachable(call, error instanceof KyError ? error.cause : error);
}

/** What a call is answered with. */
async function fetchText<Request, Response>(
  client: KyInstance,
  call: Call<Request, Response>,
  request: Request,
  options: SendOptions & SendingOptions,
): Promise<string> {
  const headers = headersFor(call, options);
  const { query, json: plain, form } = call.encode(request, options);
  const json =
    call.encrypted && plain !== undefined && options.encrypt
      ? await options.encrypt(plain, { merchant: options.merchant, call: call.id })
      : plain;
  return await client(addressOf(call, query, options), {
    method: call.method,
    headers,
    ...(json !== undefined && { json }),
    ...(form && { body: urlEncoded(form) }),
    ...(options.signal && { signal: options.signal }),
  }).text();
}

/**
 * The client of a site's platform: its headers, one time-out, a second try for reads only, one envelope and one kind
 * of error. It logs nothing, and its errors hold nothing of what was sent (AP-073).
 */
export function createSend(options: SendOptions): Send {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const retry = {
    limit: (options.tries ?? 2) - 1,
    methods: ["get" as const],
    statusCodes: [...RETRIED],
    // What the platform says of waiting is not heard: a visitor does not wait for it.
    afterStatusCodes: [],
  };
  const client = ky.create({ timeout, totalTimeout: timeout, retry, ...(options.fetch && { fetch: options.fetch }) });
  return async (call, request, sending = {}) => {
    try {
      return decodeResponse(call, await fetchText(client, call, request, { ...options, ...sending }));
    } catch (error) {
      throw toPlatformError(error, call, sending.signal);
    }
  };
}
