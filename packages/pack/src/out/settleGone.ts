import type { OutFolder } from "./outFolder.ts";

interface Gone {
  /** All existing brands; without this, no pack counts as one of a removed brand. */
  readonly existing?: readonly string[];
  readonly prune?: boolean;
}

/** Deletes the packs of brands that no longer exist, or finds them if they are to stay. */
export function settleGone(
  out: Pick<OutFolder, "packsBut" | "remove">,
  { existing, prune = false }: Gone,
): { readonly removed: readonly string[]; readonly left: readonly string[] } {
  const gone = existing === undefined ? [] : out.packsBut(existing);
  if (!prune) return { removed: [], left: gone };
  for (const id of gone) out.remove(id);
  return { removed: gone, left: [] };
}
