import { requestHeaders } from "@livery/product/requestHeaders.ts";
import ky, { HTTPError, KyError, type KyInstance, TimeoutError } from "ky";
import type { Call } from "./call.ts";
import { defined } from "./defined.ts";
import { needsSession } from "./needsSession.ts";
import { PlatformError } from "./platformError.ts";
import type { SealScheme } from "./seal/sealScheme.ts";
import { toRefusal, unwrap } from "./unwrap.ts";

/** How long an answer may take, a second try included (AP-071). */
const TIMEOUT_MS = 30_000;

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
  /** Puts the body of an encrypted call into its envelope (AU-075). Without it the body goes as it is. */
  readonly seal?: SealScheme["seal"];
  /** What answers in place of the network: the scenes of the stories, a platform in the same process. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends a call and returns its decoded answer. Throws a PlatformError and nothing else. */
export type Send = <Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
  options?: SendingOptions,
) => Promise<Answer>;

/** How one call is sent. */
interface SendingOptions {
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
  { id }: { readonly id: string },
  signal: AbortSignal | undefined,
): PlatformError {
  if (error instanceof PlatformError) return error;
  if (signal?.aborted) return new PlatformError("aborted", `${id}: nobody waits for it any more`);
  if (error instanceof TimeoutError) return new PlatformError("timeout", `${id}: no answer in time`);
  if (error instanceof HTTPError) {
    const { status } = error.response;
    const refusal = toRefusal(error.data);
    return new PlatformError("refused", `${id}: the platform answered ${status}`, { status, refusal });
  }
  if (error instanceof SyntaxError) return new PlatformError("malformed", `${id}: the answer is not JSON`);
  const cause = error instanceof KyError ? error.cause : error;
  return new PlatformError("offline", `${id}: the platform cannot be reached`, { cause });
}

function headersFor<Request, Answer>(
  call: Call<Request, Answer>,
  options: SendOptions & SendingOptions,
): Record<string, string> {
  const headers = {
    [requestHeaders.accept]: "application/json",
    [requestHeaders.merchant]: options.merchant,
    [requestHeaders.language]: options.language(),
    ...(call.takesKey && { [requestHeaders.idempotencyKey]: options.key ?? crypto.randomUUID() }),
  };
  if (call.auth === "none") return headers;
  const token = options.token();
  if (token !== undefined) return { ...headers, [options.tokenHeader ?? "Authorization"]: token };
  if (!needsSession(call)) return headers;
  throw new PlatformError("signedOut", `${call.id}: it needs a session`);
}

/** The body of the answer; undefined for an empty one. */
async function fetchBody<Request, Answer>(
  client: KyInstance,
  call: Call<Request, Answer>,
  request: Request,
  options: SendOptions & SendingOptions,
): Promise<unknown> {
  const headers = headersFor(call, options);
  const { query, json: plain, form } = call.encode(request, options);
  const json =
    call.encrypted && plain !== undefined && options.seal
      ? await options.seal(plain, { merchant: options.merchant, call: call.id })
      : plain;
  const path = options.endpoints?.[call.id] ?? call.path;
  const text = await client(options.origin.replace(/\/$/, "") + path, {
    method: call.method,
    headers,
    ...(query && { searchParams: query }),
    ...(json !== undefined && { json }),
    ...(form && { body: new URLSearchParams(defined(form) as Record<string, string>) }),
    ...(options.signal && { signal: options.signal }),
  }).text();
  return text === "" ? undefined : JSON.parse(text);
}

/**
 * The client of a site's platform: its headers, one time-out, a second try for reads only, one envelope and one kind
 * of error. It logs nothing, and its errors hold nothing of what was sent (AP-073).
 */
export function createSend(options: SendOptions): Send {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  // What the platform says of waiting is not heard: a visitor does not wait for it.
  const retry = { limit: 1, methods: ["get" as const], statusCodes: [408, 500, 502, 503, 504], afterStatusCodes: [] };
  const client = ky.create({ timeout, totalTimeout: timeout, retry, ...(options.fetch && { fetch: options.fetch }) });
  return async (call, request, sending = {}) => {
    try {
      const body = await fetchBody(client, call, request, { ...options, ...sending });
      const unwrapped = unwrap(body);
      if (!unwrapped.ok)
        throw new PlatformError("refused", `${call.id}: the platform said no`, {
          status: 200,
          refusal: unwrapped.refusal,
        });
      const decoded = call.decode(call.keepsEnvelope ? body : unwrapped.value);
      if (decoded.ok) return decoded.value;
      throw new PlatformError("malformed", `${call.id}: ${decoded.path || "the answer"} ${decoded.reason}`);
    } catch (error) {
      throw toPlatformError(error, call, sending.signal);
    }
  };
}
