import type { WireRequest } from "./wireRequest.ts";

/** One request of a load, and what is learned from a successful answer to it. */
export interface Operation {
  readonly request: WireRequest;
  readonly onResponse?: (body: string) => void;
}

/** Where a load comes from: the next operation, whoever sends it. */
export type Operations = () => Operation;

/** Takes turns: of each `cycle` operations the first `share` come from one source, the others from the other. */
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
