import type { SitePolicy } from "@livery/brand/sitePolicy.ts";

/** What a host must do for a pack. Each kind of host has a file in the pack that says this in its own language. */
export interface HostRules extends Pick<SitePolicy, "csp" | "headers" | "origin" | "otherDomains"> {
  /**
   * The addresses that `index.html` answers; with a slash at the end, they lead to the one without. Every other address
   * without a file is missing: a page in place of an asset would hide a stale deployment, and search engines drop the page
   * of a feature that was switched off only if its status says so.
   */
  readonly pages: readonly string[];
}

/** Cache-Control by the kind of answer. */
export const cacheControl = {
  /** Files whose names contain the hash of their content. */
  asset: "public, max-age=31536000, immutable",
  /** Everything with a fixed name is revalidated each time. */
  page: "no-cache",
  /** What is missing now may be there after the next upload. */
  missing: "no-store",
} as const;

/** The files of a pack that are for hosts, not for visitors. */
export const hostFiles = {
  headers: "_headers",
  redirects: "_redirects",
  nginx: "_nginx.conf",
  caddy: "_Caddyfile",
  apache: "_apache.conf",
} as const;

/** Files that a published release has beside those of its pack (siteIncludes.ts). */
export const siteIncludeFiles = {
  nginx: "_site.nginx.conf",
  caddy: "_site.Caddyfile",
  apache: "_site.apache.conf",
} as const;

/** What a server must not show, though it is in the folder. */
export const unseenFiles: readonly string[] = [...Object.values(hostFiles), ...Object.values(siteIncludeFiles)];

/** A path as a part of a regular expression. */
export function escapePattern(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** A text in double quotes, for configurations that escape a quote and a backslash with a backslash. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
