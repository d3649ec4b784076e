/**
 * Replaces known code in a library's file. Throws if it is not found: a new release must be reviewed, instead of
 * growing the first load or breaking the site.
 */
export function replaceKnown(code: string, known: RegExp, replacement: string): string {
  const replaced = code.replace(known, replacement);
  if (replaced === code) throw new Error(`The library's code has changed, it no longer contains ${known}`);
  return replaced;
}
