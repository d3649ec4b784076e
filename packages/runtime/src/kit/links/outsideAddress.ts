/**
 * Returns an external address if it is safe in a link: a path of this site, or https. Otherwise, for example for
 * `http:` or `javascript:`, it returns undefined. Browsers drop tabs and line ends, so `/<tab>/host` is not a path.
 */
export function outsideAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const isPath = /^\/(?![/\\\s])/u.test(address);
  return isPath || (URL.canParse(address) && new URL(address).protocol === "https:") ? address : undefined;
}
