/**
 * Replaces what a file of a library is known to hold. Throws where it does not: a new release is to be read again, instead of
 * growing the first load or breaking the site.
 */
export function replaceKnown(code: string, known: RegExp, replacement: string): string {
  const replaced = code.replace(known, replacement);
  if (replaced === code) throw new Error(`The library's code is not as it was, it no longer holds ${known}`);
  return replaced;
}
