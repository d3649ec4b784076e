import type { ThemeConfig } from "./themeConfig.gen.ts";

/** The theme with one colour replaced, at a JSON path below /theme as a finding names it; itself if it has that colour. */
export function withColor(theme: ThemeConfig, path: readonly string[], hex: string): ThemeConfig {
  return valueAt(theme, path) === hex ? theme : (put(theme, path, hex) as ThemeConfig);
}

/** The theme without one of its colours, which is then derived. */
export function withoutColor(theme: ThemeConfig, path: readonly string[]): ThemeConfig {
  return put(theme, path, undefined) as ThemeConfig;
}

function put(value: unknown, [key, ...rest]: readonly string[], hex: string | undefined): unknown {
  if (key === undefined) return hex;
  if (Array.isArray(value)) return value.map((entry, index) => (index === Number(key) ? put(entry, rest, hex) : entry));
  const object = value as Readonly<Record<string, unknown>> | undefined;
  if (hex !== undefined || rest.length > 0) return { ...object, [key]: put(object?.[key], rest, hex) };
  return Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => name !== key));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const key of path) at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  return at;
}
