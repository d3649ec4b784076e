import type { Call } from "@livery/platform/call.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { randomUUID } from "node:crypto";

/** The site that asks. */
export interface Site {
  readonly merchant: string;
  /** Host and port that its pages are opened at. */
  readonly host: string;
  /** The header that its sessions' tokens go in. */
  readonly tokenHeader: string;
}

/** A request as sent over the network. */
export interface WireRequest {
  readonly method: Call<never, unknown>["method"];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a browser on the site sends for a call; a call that takes a key gets a new one. */
export function wireRequest<Request>(
  site: Site,
  call: Call<Request, unknown>,
  request: Request,
  token?: string,
): WireRequest {
  const { query = {}, json } = call.encode(request, site);
  const fields = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const headers = {
    Host: site.host,
    [requestHeaders.accept]: "application/json",
    "Accept-Encoding": "gzip, deflate, br",
    [requestHeaders.merchant]: site.merchant,
    [requestHeaders.language]: "ko",
    ...(token !== undefined && { [site.tokenHeader]: token }),
    ...(call.takesIdempotencyKey && { [requestHeaders.idempotencyKey]: randomUUID() }),
    ...(json !== undefined && { "Content-Type": "application/json" }),
  };
  const path = fields.length === 0 ? call.path : `${call.path}?${new URLSearchParams(fields)}`;
  return { method: call.method, path, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}
