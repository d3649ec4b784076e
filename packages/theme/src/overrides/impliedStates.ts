/** Components with a fill of their own, and what becomes of it under the pointer and while pressed. */
export const fills = ["btn", "ghost", "soft"] as const;
export const states = ["hover", "active"] as const;

/** What the states of a written fill stand for without a word of their own: they follow the fill. */
export function impliedStates(written: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Set(written);
  const followed = fills.filter((group) => names.has(`component.${group}.bg`));
  return new Map(
    followed.flatMap((group) => states.map((state) => [`component.${group}.${state}`, `{component.${group}.bg}`])),
  );
}
