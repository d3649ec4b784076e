interface HostChoice {
  /** The platform's image hosts. */
  readonly offered: readonly string[];
  /** The origins that the brand's policy allows for pictures. */
  readonly allowed: readonly string[];
  /** Which one to take: from 0 to 1, without 1. */
  readonly share: number;
}

/** One of the platform's image hosts that the brand allows (BR-039). */
export function pickPictureHost({ offered, allowed, share }: HostChoice): string | undefined {
  const known = offered.filter((host) => allowed.includes(host));
  return known[Math.floor(share * known.length)];
}
