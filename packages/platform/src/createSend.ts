import ky, { HTTPError, type KyInstance, TimeoutError } from "ky";
import type { Call } from "./call.ts";
import { PlatformError } from "./platformError.ts";

/** How long an answer may take (AP-071). */
const TIMEOUT_MS = 30_000;

export interface SendOptions {
  /** Origin of the platform, e.g. `https://api.example`. */
  readonly origin: string;
  /** The session's token, read anew for each call that needs one. */
  readonly token: () => string | undefined;
  readonly timeoutMs?: number;
}

/** Sends a call and returns its decoded answer. Throws a PlatformError and nothing else. */
export type Send = <Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
  options?: { readonly signal?: AbortSignal },
) => Promise<Answer>;

function toPlatformError(
  error: unknown,
  { id }: { readonly id: string },
  signal: AbortSignal | undefined,
): PlatformError {
  if (error instanceof PlatformError) return error;
  if (signal?.aborted) return new PlatformError("aborted", `${id}: nobody waits for it any more`, { cause: error });
  if (error instanceof TimeoutError) return new PlatformError("timeout", `${id}: no answer in time`, { cause: error });
  if (error instanceof HTTPError) {
    const { status } = error.response;
    return new PlatformError("refused", `${id}: the platform answered ${status}`, { status, cause: error });
  }
  if (error instanceof SyntaxError)
    return new PlatformError("malformed", `${id}: the answer is not JSON`, { cause: error });
  return new PlatformError("offline", `${id}: the platform cannot be reached`, { cause: error });
}

function headersFor<Request, Answer>(call: Call<Request, Answer>, token: SendOptions["token"]): Record<string, string> {
  if (call.auth === "none") return {};
  const value = token();
  if (value === undefined) throw new PlatformError("signedOut", `${call.id}: it needs a session`);
  return { Authorization: value };
}

async function fetchBody<Request, Answer>(
  client: KyInstance,
  call: Call<Request, Answer>,
  request: Request,
  init: { readonly headers: Record<string, string>; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  const { query, json } = call.encode(request);
  return client(call.path.slice(1), {
    method: call.method,
    headers: init.headers,
    ...(query === undefined ? {} : { searchParams: { ...query } }),
    ...(json === undefined ? {} : { json }),
    ...(init.signal === undefined ? {} : { signal: init.signal }),
  }).json();
}

/** The client of a platform: one time-out, a second try for reads only, and one kind of error. */
export function createSend({ origin, token, timeoutMs = TIMEOUT_MS }: SendOptions): Send {
  const client = ky.create({ prefix: origin, timeout: timeoutMs, retry: { limit: 1, methods: ["get"] } });
  return async (call, request, { signal } = {}) => {
    try {
      const body = await fetchBody(client, call, request, { headers: headersFor(call, token), signal });
      const decoded = call.decode(body);
      if (decoded.ok) return decoded.value;
      throw new PlatformError("malformed", `${call.id}: ${decoded.path || "the answer"} ${decoded.reason}`);
    } catch (error) {
      throw toPlatformError(error, call, signal);
    }
  };
}
