/** Joins class names and leaves out what is absent; `undefined` when nothing is left, so that no empty `class` is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
