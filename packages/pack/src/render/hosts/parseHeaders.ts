/** Headers for the paths that match a pattern. */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Parses `_headers`: a pattern on its own line, its headers indented below. */
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
