import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { SitePolicy } from "../sitePolicy.ts";

/** What the brand's host has to answer with. Nothing is allowed that the brand's own config does not name. */
export function compilePolicy({ domains, hosts }: Pick<ResolvedConfig, "domains" | "hosts">): SitePolicy {
  const [first, ...others] = domains;
  const pictures = [...hosts.images, ...(hosts.flags === undefined ? [] : [hosts.flags])];
  return {
    csp: {
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "data:", ...new Set(pictures)],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...apiOrigin(hosts.api)],
      "frame-src": hosts.games.length > 0 ? hosts.games : ["'none'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    },
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
    },
    redirects: others.map((domain) => ({ from: `https://${domain}/*`, to: `https://${first}/:splat`, status: 301 })),
    ...(first === undefined ? {} : { origin: `https://${first}` }),
  };
}

/** A path of the api belongs to the site's own host, which `'self'` covers. */
function apiOrigin(api: string): string[] {
  const origin = /^https:\/\/[^/]+/.exec(api)?.[0];
  return origin === undefined ? [] : [origin];
}
