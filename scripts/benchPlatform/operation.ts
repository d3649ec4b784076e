import type { WireRequest } from "./wireRequest.ts";

/** One request of a load, and what is learned from its successful response. */
export interface Operation {
  readonly request: WireRequest;
  readonly onResponse?: (body: string) => void;
}

/** Generates a load: returns the next operation, whichever connection sends it. */
export type Operations = () => Operation;

/** Alternates: of each `cycle` operations, the first `share` come from one source, the others from the other. */
export function mixed(
  one: Operations,
  other: Operations,
  { share, cycle }: { readonly share: number; readonly cycle: number },
): Operations {
  let count = 0;
  return () => {
    count += 1;
    return count % cycle < share ? one() : other();
  };
}
