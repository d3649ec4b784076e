import { isLoopback } from "@livery/gateway/members/isLoopback.ts";

/** The names that the panel is opened by. A brand's own name shows the brand. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from this machine, and from the panel or from no page at all: over a loopback connection, asked
 * for by a loopback name (a page elsewhere whose name was made to lead here keeps its name), from no other origin.
 */
export function isOwnRequest({ headers }: Request, visitor: string): boolean {
  const host = headers.get("Host") ?? "";
  const origin = headers.get("Origin");
  return isLoopback(visitor) && OWN_HOST.test(host) && (origin === null || origin === `http://${host}`);
}

/** Whether no other site's page asks, as far as the browser says: a read from elsewhere comes without an origin. */
export function isSameSite({ headers }: Request): boolean {
  return ["same-origin", "none"].includes(headers.get("Sec-Fetch-Site") ?? "none");
}
