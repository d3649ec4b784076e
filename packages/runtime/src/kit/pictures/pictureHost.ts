/**
 * One of the platform's image hosts that the brand allows (BR-039). `share` says which one to take: from 0 to 1, without 1.
 */
export function pickPictureHost(
  offered: readonly string[],
  allowed: readonly string[],
  share: number,
): string | undefined {
  const known = offered.filter((host) => allowed.includes(host));
  return known[Math.floor(share * known.length)];
}

/** Whether a picture may be requested: at a path of this site, or from one of the brand's picture hosts. */
export function isOwnPicture(address: string, hosts: readonly string[] = []): boolean {
  return /^\/(?![/\\\s])/u.test(address) || hosts.some((host) => address.startsWith(`${host}/`));
}
