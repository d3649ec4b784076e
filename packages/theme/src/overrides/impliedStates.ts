/** Components with their own fill, and the names of its hover and active states. */
export const fills = ["btn", "ghost", "soft"] as const;
export const states = ["hover", "active"] as const;

/** The implied values of a written fill's states if they are not written: they follow the fill. */
export function impliedStates(written: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Set(written);
  const followed = fills.filter((group) => names.has(`component.${group}.bg`));
  return new Map(
    followed.flatMap((group) => states.map((state) => [`component.${group}.${state}`, `{component.${group}.bg}`])),
  );
}
