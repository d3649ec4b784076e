import type { SitePolicy } from "@livery/brand/sitePolicy.ts";
import { cspHash } from "../contentHash.ts";

type Csp = SitePolicy["csp"];

/** The brand's policy with the hash of the one inlined style. */
export function allowStyle(csp: Csp, style: string): Csp {
  return { ...csp, "style-src": [...(csp["style-src"] ?? []), cspHash(style)] };
}

/** Directives that browsers ignore in `<meta>`, with a complaint in the console. */
const HEADER_ONLY: ReadonlySet<string> = new Set(["frame-ancestors", "report-uri", "report-to", "sandbox"]);

/** A policy as the value of a header. */
export function cspHeader(csp: Csp): string {
  return Object.entries(csp)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** The same policy as far as `<meta>` can state it. */
export function cspMeta(csp: Csp): string {
  return cspHeader(Object.fromEntries(Object.entries(csp).filter(([directive]) => !HEADER_ONLY.has(directive))));
}

/**
 * `_headers` as Netlify, Cloudflare Pages and our own server read it. Hosts join the values of a header that two rules
 * set, so each header stands in one rule only: pages keep the hosts' own caching (always revalidated).
 */
export function renderHeaders(policy: SitePolicy, csp: Csp): string {
  const headers = { "Content-Security-Policy": cspHeader(csp), ...policy.headers };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "/assets/*", "  Cache-Control: public, max-age=31536000, immutable", ""].join("\n");
}

/**
 * `_redirects`: the brand's own, then a missing asset stays missing (a page in its place would hide a stale deploy), then
 * every other path is a page of the app, /register.html among them.
 */
export function renderRedirects({ redirects }: SitePolicy): string {
  const rows = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    "/assets/* /404.html 404",
    "/* /index.html 200",
  ];
  return `${rows.join("\n")}\n`;
}
