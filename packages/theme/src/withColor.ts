import type { ThemeConfig } from "./themeConfig.gen.ts";

/** The theme with one colour replaced, at a JSON path below /theme as a finding names it. */
export function withColor(theme: ThemeConfig, path: readonly string[], hex: string): ThemeConfig {
  return put(theme, path, hex) as ThemeConfig;
}

function put(value: unknown, [key, ...rest]: readonly string[], hex: string): unknown {
  if (key === undefined) return hex;
  if (Array.isArray(value)) return value.map((entry, index) => (index === Number(key) ? put(entry, rest, hex) : entry));
  const object = value as Readonly<Record<string, unknown>> | undefined;
  return { ...object, [key]: put(object?.[key], rest, hex) };
}
