/** The brand whose own name a host is, as a request's `Host` header has it: the part before `.localhost`. */
export function brandOfHost(host: string): string | undefined {
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase();
}
