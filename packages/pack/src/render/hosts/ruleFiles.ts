import { LICENCES_PATH } from "@livery/product/licencesPage.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { cspHeader } from "../csp.ts";
import { cacheControl, type HostRules } from "./hostRules.ts";

/**
 * `_headers` for Netlify, Cloudflare Pages and our own server. Hosts join the values of a header that two rules set, so
 * no address has two rules for one header: pages are listed one by one. This file cannot distinguish a missing asset
 * from an existing one; docs/hosting.md says which hosts cache errors as long as files.
 */
export function renderHeaders({ csp, headers, pages }: HostRules): string {
  const rules = [
    ["/*", { "Content-Security-Policy": cspHeader(csp), ...headers }],
    ["/assets/*", { "Cache-Control": cacheControl.asset }],
    ...["/", "/index.html", LICENCES_PATH, ...pages].map(
      (path) => [path, { "Cache-Control": cacheControl.page }] as const,
    ),
    ["/404.html", { "Cache-Control": cacheControl.missing }],
  ] as const;
  return rules
    .flatMap(([path, values]) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join("");
}

/**
 * `_redirects` for Netlify, Cloudflare Pages and our own server, which all answer 404.html to everything else. A page is
 * `/`, not `/index.html`: Cloudflare Pages redirects the latter to `/`, and a visitor of /vip would land at home.
 */
export function renderRedirects({ pages, origin, otherDomains }: HostRules): string {
  const rows = [
    // The `!` is for Netlify, which otherwise prefers a file of that path. Cloudflare Pages ignores lines with a domain.
    ...otherDomains.map((domain) => `https://${domain}/* ${origin}/:splat 301!`),
    ...pages.map((path) => `${path} / 200`),
    // Cloudflare Pages refuses a rule that leads to /index: it redirects that address to `/` itself.
    ...pages.map((path) => `${path}/ ${path === HOME_PATH ? "/" : path} 301`),
  ];
  return rows.map((row) => `${row}\n`).join("");
}
