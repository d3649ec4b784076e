/** What the host that serves a packed brand has to say and do; the pack writes it to `_headers` and `_redirects`. */
export interface SitePolicy {
  /** Directives of the Content-Security-Policy with their sources. The pack adds the hash of its inlined style. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Every other response header. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly SiteRedirect[];
  /** What /.well-known/security.txt says; absent while the brand names no contact. */
  readonly security?: { readonly contact: string; readonly expires: string };
  /** Origin of the brand's first domain, for canonical addresses; absent while the brand names no domain. */
  readonly origin?: string;
}

interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}
