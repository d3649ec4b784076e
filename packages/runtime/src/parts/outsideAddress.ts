/**
 * An address that came from outside, if it may stand in a link: a path of this site, or https. Everything else, `http:`
 * and scripts among them, is no address.
 */
export function outsideAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const isPath = /^\/(?![/\\])/u.test(address);
  return isPath || (URL.canParse(address) && new URL(address).protocol === "https:") ? address : undefined;
}
