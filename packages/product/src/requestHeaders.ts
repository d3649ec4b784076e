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

/** Why a header cannot carry the token; undefined if it can. */
export function headerTakenBy(name: string): "call" | "browser" | undefined {
  const lower = name.toLowerCase();
  if (Object.values(requestHeaders).some((own) => own.toLowerCase() === lower)) return "call";
  return browsersOwn.test(name) ? "browser" : undefined;
}
