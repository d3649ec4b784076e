/** Headers for the paths that a pattern matches. */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Where requests for the paths that a pattern matches go. */
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Reads `_headers`: a pattern on a line of its own, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ pattern: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value.trim()]);
  }
  return rules;
}

/** Reads `_redirects`: from, to and status on each line; the first rule that matches counts. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split("\n").flatMap((line) => {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#")) return [];
    return [{ from, to, status: Number(status) }];
  });
}

/** What stood for the `*` of a pattern, or `undefined` where the path does not match it. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith("*")) return pattern === path ? "" : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
