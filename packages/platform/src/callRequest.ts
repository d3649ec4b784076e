import { requestHeaders } from "@livery/product/requestHeaders.ts";
import type { Call, WireFields } from "./call.ts";
import type { SendOptions, SendingOptions } from "./createSend.ts";
import { defined } from "./defined.ts";
import { needsSession } from "./needsSession.ts";
import { PlatformError } from "./platformError.ts";

/** How long an answer may take, a second try included (AP-071). */
export const TIMEOUT_MS = 30_000;

/** The statuses after which a read is tried a second time. */
export const RETRIED: readonly number[] = [408, 500, 502, 503, 504];

/** Where this site's platform answers a call (AP-F, BR-055), with what it is asked in the query. */
export function addressOf(
  { id, path }: Pick<Call<never, unknown>, "id" | "path">,
  query: WireFields | undefined,
  { origin, endpoints }: Pick<SendOptions, "origin" | "endpoints">,
): string {
  const address = origin.replace(/\/$/, "") + (endpoints?.[id] ?? path);
  const asked = urlEncoded(query ?? {});
  return asked.size > 0 ? `${address}?${asked}` : address;
}

/** Fields as a query, or as a form. */
export function urlEncoded(fields: WireFields): URLSearchParams {
  return new URLSearchParams(defined(fields) as Record<string, string>);
}

/** What a call says of the site and of who asks. Throws where it needs a session and there is none (RO-018). */
export function headersFor<Request, Response>(
  call: Call<Request, Response>,
  options: SendOptions & SendingOptions,
): Record<string, string> {
  const headers = {
    [requestHeaders.accept]: "application/json",
    [requestHeaders.merchant]: options.merchant,
    [requestHeaders.language]: options.language(),
    ...(call.takesIdempotencyKey && { [requestHeaders.idempotencyKey]: options.key ?? crypto.randomUUID() }),
  };
  if (call.auth === "none") return headers;
  const token = options.token();
  if (token !== undefined) return { ...headers, [options.tokenHeader ?? "Authorization"]: token };
  if (!needsSession(call)) return headers;
  throw new PlatformError("signedOut", `${call.id}: it needs a session`);
}
