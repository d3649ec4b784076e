const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago a time was, in a language; `undefined` for less than a minute. Both times are in ms since 1970. */
export function agoText(at: number, now: number, language: string): string | undefined {
  const passed = now - at;
  const unit = units.find(([, length]) => passed >= length);
  if (!unit) return undefined;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-Math.floor(passed / length), name);
}
