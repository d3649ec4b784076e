import { requestHeaders } from "@livery/product/requestHeaders.ts";
import type { Call, WireFields } from "./call.ts";
import type { SendOptions, SendingOptions } from "./createSend.ts";
import { defined } from "./defined.ts";
import { needsSession } from "./needsSession.ts";
import { PlatformError } from "./platformError.ts";

/** The time limit for a response, including a second attempt (AP-071). */
export const TIMEOUT_MS = 30_000;

/** The statuses after which a read is retried once. */
export const RETRIED: readonly number[] = [408, 500, 502, 503, 504];

/** The address of a call on this site's platform (AP-F, BR-055), with its query. */
export function addressOf(
  { id, path }: Pick<Call<never, unknown>, "id" | "path">,
  query: WireFields | undefined,
  { origin, endpoints }: Pick<SendOptions, "origin" | "endpoints">,
): string {
  const address = origin.replace(/\/$/, "") + (endpoints?.[id] ?? path);
  const asked = urlEncoded(query ?? {});
  return asked.size > 0 ? `${address}?${asked}` : address;
}

/** Encodes fields as a query or as a form. */
export function urlEncoded(fields: WireFields): URLSearchParams {
  return new URLSearchParams(defined(fields) as Record<string, string>);
}

/** The headers of a call: the site and the visitor. Throws if it needs a session and there is none (RO-018). */
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
  throw new PlatformError("signedOut", `${call.id}: this call needs a session`);
}
