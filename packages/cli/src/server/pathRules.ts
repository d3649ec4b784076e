/** The target of requests for the paths that match a pattern. */
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/**
 * Parses `_redirects`: from, to and status on each line; the first matching rule applies. A `!` after the status is for
 * Netlify; here, a file always comes first.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split("\n").flatMap((line) => {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#")) return [];
    return [{ from, to, status: Number.parseInt(status, 10) }];
  });
}

/** The text that matched the `*` of a pattern, or `undefined` if the path does not match. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith("*")) return pattern === path ? "" : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
