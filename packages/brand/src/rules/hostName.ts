/** Scheme, name and port of an https address in normalised form; undefined for a path. */
export function originOf(address: string): string | undefined {
  const origin = /^https:\/\/[^/]+/.exec(address)?.[0];
  return origin?.toLowerCase().replace(/:443$/, "");
}

/** Whether two addresses lead to the same host, as a browser compares them. */
export function sameOrigin(one: string, other: string): boolean {
  const origin = originOf(one);
  return origin !== undefined && origin === originOf(other);
}
