import { isLoopback } from "@livery/gateway/members/isLoopback.ts";

/** The host names of the panel. A brand's own name shows the brand. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from this machine, and from the panel or from no page at all: over a loopback connection,
 * with a loopback host name (a rebound DNS name keeps its name), and from no other origin.
 */
export function isOwnRequest({ headers }: Request, visitor: string): boolean {
  const host = headers.get("Host") ?? "";
  const origin = headers.get("Origin");
  return isLoopback(visitor) && OWN_HOST.test(host) && (origin === null || origin === `http://${host}`);
}

/**
 * Whether the request comes from no other site's page, as far as the browser tells: a cross-site read has no origin.
 */
export function isSameSite({ headers }: Request): boolean {
  return ["same-origin", "none"].includes(headers.get("Sec-Fetch-Site") ?? "none");
}
