/** The brand of a request's `Host` header: the part before `.localhost`. */
export function brandOfHost(host: string): string | undefined {
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase();
}
