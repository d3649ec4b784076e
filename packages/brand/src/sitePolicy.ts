/** What the host of a packed brand must send and redirect; the pack writes it to its files for hosts. */
export interface SitePolicy {
  /** Directives of the Content-Security-Policy with their sources. The pack adds the hashes of its inlined style and script. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Every other response header. */
  readonly headers: Readonly<Record<string, string>>;
  /** The brand's domains after the first; their addresses lead to the same ones of the first. */
  readonly otherDomains: readonly string[];
  /** The content of /.well-known/security.txt; absent if the brand has no contact. */
  readonly security?: { readonly contact: string; readonly expires: string };
  /** Origin of the brand's first domain, for canonical addresses; absent if the brand has no domain. */
  readonly origin?: string;
}
