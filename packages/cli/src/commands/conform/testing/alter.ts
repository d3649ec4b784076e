import type { LiveCallId } from "../contract.ts";

/** Sends a request on to the real platform. */
type Next = (request: Request) => Promise<Response>;

/** One way in which a platform differs from the contract, in one call. */
export interface Plant {
  readonly title: string;
  readonly call: LiveCallId;
  /** The check that finds it, and where. */
  readonly check: string;
  readonly at?: string;
  /** A part of what is reported. */
  readonly got: string;
  readonly alter: (request: Request, next: Next, tokens: Readonly<Record<string, string>>) => Promise<Response>;
  /** It changes what other calls see, or how long they take. */
  readonly isAlone?: true;
  readonly timeoutMs?: number;
}

type Body = { success: boolean; value: Record<string, unknown> };

export function answered(body: unknown, { status }: { readonly status: number }): Response {
  return Response.json(body, { status });
}

/** Changes the body of successful answers. */
export function changed(change: (body: Body) => void): Plant["alter"] {
  return async (request, next) => {
    const response = await next(request);
    if (response.status !== 200) return response;
    const body = (await response.json()) as Body;
    change(body);
    return answered(body, response);
  };
}

export function inValue(change: (value: never) => void): Plant["alter"] {
  return changed(({ value }) => change(value as never));
}

/** Changes refusals with this status. */
export function refusals(status: number, change: (body: Record<string, unknown>) => Response): Plant["alter"] {
  return async (request, next) => {
    const response = await next(request);
    return response.status === status ? change((await response.json()) as Record<string, unknown>) : response;
  };
}

/** The same request with other headers. */
function withHeaders(request: Request, change: (headers: Headers) => void): Request {
  const headers = new Headers(request.headers);
  change(headers);
  return new Request(request, { headers });
}

export function headers(change: (headers: Headers, tokens: Readonly<Record<string, string>>) => void): Plant["alter"] {
  return (request, next, tokens) => next(withHeaders(request, (own) => change(own, tokens)));
}

/** Sends the same request with other fields. */
export function inBody(
  change: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Plant["alter"] {
  return async (request, next) => {
    const text = await request.clone().text();
    if (text === "") return next(request);
    const fields = change(JSON.parse(text) as Record<string, unknown>);
    const { method, headers: own } = request;
    return next(new Request(request.url, { method, headers: own, body: JSON.stringify(fields) }));
  };
}

export const tokenOf = (who: string): Plant["alter"] =>
  headers((own, tokens) => own.set("Authorization", tokens[who] ?? ""));

/** Answers each key once, whatever the body is. */
export function byKeyAlone(): Plant["alter"] {
  const known = new Map<string, Promise<Response>>();
  return async (request, next) => {
    const key = `${request.headers.get("Authorization")} ${request.headers.get("Idempotency-Key")}`;
    const response = known.get(key) ?? next(request);
    known.set(key, response);
    return (await response).clone();
  };
}
