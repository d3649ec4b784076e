import { DEMO_GAMES_SOURCE } from "@livery/product/demoGames.ts";
import { HTML_POLICY } from "@livery/product/trustedTypes.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { SitePolicy } from "../sitePolicy.ts";
import { type Sources, firebaseHosts, googleTagHosts, turnstileHosts } from "./outsideHosts.ts";

type PolicyConfig = Pick<
  ResolvedConfig,
  "domains" | "hosts" | "play" | "analytics" | "firebase" | "turnstile" | "securityContact"
>;

/** The headers of every site besides its Content-Security-Policy. */
export const policyHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
} as const;

/** The headers that the brand's host must send. They allow nothing that the brand's own config does not name. */
export function compilePolicy(config: PolicyConfig): SitePolicy {
  const { domains, hosts, securityContact } = config;
  const [first, ...otherDomains] = domains;
  const pictures = [...hosts.images, ...(hosts.flags === undefined ? [] : [hosts.flags])];
  const from = (directive: string, own: readonly string[]) => [...new Set([...own, ...outside(config, directive)])];
  const demoGames = config.play === "demo" ? [DEMO_GAMES_SOURCE] : [];
  const frames = from("frame-src", [...hosts.games, ...demoGames]);
  return {
    csp: {
      "default-src": ["'none'"],
      "script-src": from("script-src", ["'self'"]),
      "style-src": ["'self'"],
      "img-src": from("img-src", ["'self'", "data:", ...pictures]),
      "font-src": ["'self'"],
      "connect-src": from("connect-src", ["'self'", ...apiOrigin(hosts.api)]),
      "frame-src": frames.length > 0 ? frames : ["'none'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      ...trustedTypes(outside(config, "script-src")),
    },
    headers: policyHeaders,
    otherDomains,
    ...(securityContact && { security: securityOf(securityContact) }),
    ...(first === undefined ? {} : { origin: `https://${first}` }),
  };
}

/**
 * Strings become HTML or the address of a script only through the site's own policy (NT-012). A service's script loads
 * further scripts by their addresses, which no policy of ours can judge: there `script-src` alone limits the hosts.
 */
function trustedTypes(outsideScripts: readonly string[]): Sources {
  if (outsideScripts.length > 0) return {};
  return { "require-trusted-types-for": ["'script'"], "trusted-types": [HTML_POLICY] };
}

/** The sources that the brand's services need; none if it has no services (BR-045, AU-062, AU-085). */
function outside({ analytics, firebase, turnstile }: PolicyConfig, directive: string): readonly string[] {
  const services: readonly Sources[] = [
    ...(analytics.gtagId === undefined ? [] : [googleTagHosts(analytics.gtagId)]),
    ...(firebase && !firebase.emulator ? [firebaseHosts] : []),
    ...(turnstile ? [turnstileHosts] : []),
  ];
  return services.flatMap((sources) => sources[directive] ?? []);
}

/** Contacts in a security.txt are URIs, and its dates are timestamps (RFC 9116). */
function securityOf({
  address,
  expires,
}: NonNullable<PolicyConfig["securityContact"]>): NonNullable<SitePolicy["security"]> {
  return { contact: address.includes("://") ? address : `mailto:${address}`, expires: `${expires}T00:00:00Z` };
}

/** A path of the api belongs to the site's own host, which `'self'` covers. */
function apiOrigin(api: string): string[] {
  const origin = /^https:\/\/[^/]+/.exec(api)?.[0];
  return origin === undefined ? [] : [origin];
}
