import { requestHeaders } from "@livery/product/requestHeaders.ts";
import type { Merchant } from "../merchant.ts";
import { merchantAt } from "./origins.ts";

const METHODS = ["GET", "POST", "PUT", "DELETE"];

/** How long a browser caches a preflight response, in seconds. */
const REMEMBERED = 600;

/** Whether the request is a browser's preflight. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === "OPTIONS" && headers.has("Origin") && headers.has("Access-Control-Request-Method");
}

/** The preflight response for a merchant's site whose platform has its own host; `undefined` for any other site. */
export function preflightResponse(request: Request, merchants: ReadonlyMap<string, Merchant>): Response | undefined {
  const merchant = merchantAt(request.headers.get("Origin") ?? "", merchants);
  if (!merchant) return undefined;
  const headers = new Headers({
    "Access-Control-Allow-Methods": METHODS.join(", "),
    "Access-Control-Allow-Headers": [...Object.values(requestHeaders), merchant.hosts.tokenHeader].join(", "),
    "Access-Control-Max-Age": String(REMEMBERED),
  });
  return new Response(null, { status: 204, headers });
}

/** Lets a merchant's own site, and no other, read responses across origins. */
export function addCorsHeaders(headers: Headers, request: Request, merchants: ReadonlyMap<string, Merchant>): void {
  headers.append("Vary", "Origin");
  const origin = request.headers.get("Origin");
  const site = origin === null ? undefined : merchantAt(origin, merchants);
  // A preflight has no Merchant header yet.
  if (origin === null || !site || (request.headers.get("Merchant") ?? site.merchant) !== site.merchant) return;
  headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Expose-Headers", "Date, Retry-After, Idempotent-Replayed");
}
