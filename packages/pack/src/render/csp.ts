import type { SitePolicy } from "@livery/brand/sitePolicy.ts";
import { cspHash } from "../contentHash.ts";

type Csp = SitePolicy["csp"];

/** What the page contains itself: its one style, and its one script. */
interface Inlined {
  readonly style: string;
  readonly script: string;
}

/** The brand's policy with the hashes of what its page contains itself. */
export function allowInlined(csp: Csp, { style, script }: Inlined): Csp {
  return {
    ...csp,
    "script-src": [...(csp["script-src"] ?? []), cspHash(script)],
    "style-src": [...(csp["style-src"] ?? []), cspHash(style)],
  };
}

/** Directives that browsers ignore in `<meta>`, with a console warning. */
export const HEADER_ONLY: ReadonlySet<string> = new Set(["frame-ancestors", "report-uri", "report-to", "sandbox"]);

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
