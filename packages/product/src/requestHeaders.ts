/** The headers of a call to the platform, in addition to the session's token (AP-D). */
export const requestHeaders = {
  accept: "Accept",
  merchant: "Merchant",
  language: "Language",
  /** For calls that must not be carried out twice (AP-G). */
  idempotencyKey: "Idempotency-Key",
  /** Describes the body; the client sets it for JSON and for forms. */
  contentType: "Content-Type",
} as const;

/** Headers that only the browser sets: it silently drops values from a page (Fetch, "forbidden request-header"). */
const browsersOwn =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via)$/i;

/**
 * Headers that a proxy on the way uses up, replaces or adds to: those of one connection (RFC 9110, 7.6.1), and those
 * that say where a request came from or how far it may go.
 */
const proxiesOwn =
  /^(?:alt-used|cdn-loop|cf-.*|client-ip|close|early-data|forwarded|http2-settings|max-forwards|priority|trailers|true-client-ip|x-client-ip|x-cluster-client-ip|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-rewrite-url)$/i;

/** Headers that decide how servers and caches understand a request. */
const serversOwn =
  /^(?:accept-.*|cache-control|content-.*|if-.*|pragma|prefer|range|te|want-.*|x-http-method(?:-override)?|x-method-override)$/i;

/** Why a header cannot carry the token; undefined if it can. */
export function headerTakenBy(name: string): "call" | "browser" | "proxy" | "server" | "javascript" | undefined {
  const lower = name.toLowerCase();
  if (Object.values(requestHeaders).some((own) => own.toLowerCase() === lower)) return "call";
  if (browsersOwn.test(name)) return "browser";
  if (proxiesOwn.test(name)) return "proxy";
  if (serversOwn.test(name)) return "server";
  return name === "prototype" || name in {} ? "javascript" : undefined;
}
