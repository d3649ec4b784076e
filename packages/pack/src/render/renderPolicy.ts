import type { SitePolicy } from "@livery/brand/sitePolicy.ts";
import { cspHash } from "../contentHash.ts";

type Csp = SitePolicy["csp"];

/** The brand's policy with the hash of the one inlined style. */
export function allowStyle(csp: Csp, style: string): Csp {
  return { ...csp, "style-src": [...(csp["style-src"] ?? []), cspHash(style)] };
}

/** Directives that browsers ignore in `<meta>`, with a console warning. */
const HEADER_ONLY: ReadonlySet<string> = new Set(["frame-ancestors", "report-uri", "report-to", "sandbox"]);

/** A policy as the value of a header. */
export function cspHeader(csp: Csp): string {
  return Object.entries(csp)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** The same policy without what `<meta>` cannot set. */
export function cspMeta(csp: Csp): string {
  return cspHeader(Object.fromEntries(Object.entries(csp).filter(([directive]) => !HEADER_ONLY.has(directive))));
}

/**
 * `_headers` for Netlify, Cloudflare Pages and our own server. Hosts join the values of a header that two rules set, so
 * no address has two rules for one header: pages are listed one by one. This file cannot distinguish a missing asset
 * from an existing one; the operator guide names hosts that cache errors as long as files.
 */
export function renderHeaders(policy: SitePolicy, csp: Csp, pages: readonly string[]): string {
  const rules = [
    ["/*", { "Content-Security-Policy": cspHeader(csp), ...policy.headers }],
    ["/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
    ...["/", "/index.html", ...pages].map((path) => [path, { "Cache-Control": "no-cache" }] as const),
    ["/404.html", { "Cache-Control": "no-store" }],
  ] as const;
  return rules
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join("");
}

/**
 * `_redirects`: the brand's own first; then its pages, including /register.html. Everything else is missing: a page in
 * place of an asset would hide a stale deployment, and search engines drop the page of a feature that was switched off
 * only if its status says so.
 */
export function renderRedirects({ redirects }: SitePolicy, pages: readonly string[]): string {
  const rows = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...pages.map((path) => `${path} /index.html 200`),
    "/* /404.html 404",
  ];
  return `${rows.join("\n")}\n`;
}
