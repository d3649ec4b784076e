/** Joins class names and drops missing ones; `undefined` if none is left, so that no empty `class` is rendered. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
