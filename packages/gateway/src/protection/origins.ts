import type { Merchant } from "../merchant.ts";

/** Host names that only this machine answers to. A page of another machine cannot have one as its origin. */
const LOOPBACK = /^(?:localhost|(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

const READS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

function parse(origin: string): URL | undefined {
  try {
    const url = new URL(origin);
    return url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The merchant whose site has this origin: one of its domains, over HTTPS. */
export function merchantAt(origin: string, merchants: ReadonlyMap<string, Merchant>): Merchant | undefined {
  const url = parse(origin);
  if (url?.protocol !== "https:" || url.port !== "") return undefined;
  return [...merchants.values()].find(({ domains = [] }) => domains.includes(url.hostname));
}

/** Whether a page calls its own machine: a local server, whose brands share the platform's origin. */
function isLocal(origin: string, address: string): boolean {
  const url = parse(origin);
  return url !== undefined && LOOPBACK.test(url.hostname) && url.origin === new URL(address).origin;
}

/**
 * Whether a request may change something: it comes from a merchant's own site, from the local server's own pages, or
 * not from a browser. Browsers name the origin of every request that changes something; if they do not, their
 * Sec-Fetch-Site header counts.
 */
export function mayChange(request: Request, merchants: ReadonlyMap<string, Merchant>): boolean {
  if (READS.includes(request.method)) return true;
  const origin = request.headers.get("Origin");
  if (origin === null) return ["none", "same-origin"].includes(request.headers.get("Sec-Fetch-Site") ?? "none");
  return isLocal(origin, request.url) || merchantAt(origin, merchants)?.merchant === request.headers.get("Merchant");
}
