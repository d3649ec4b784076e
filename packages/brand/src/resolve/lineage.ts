/** The brands that a brand extends. */
export interface Lineage {
  /** Ids of the existing brands that it extends, directly or through others, nearest first. */
  readonly parents: readonly string[];
  /** The extended id for which there is no folder. */
  readonly unknown?: string;
  /** The brands of the cycle that it is in, starting with itself. */
  readonly circle?: readonly string[];
}

/** Follows `extends` from every brand. `parentOf` maps every folder in brands/ to the id that its config extends. */
export function lineages(parentOf: ReadonlyMap<string, string | undefined>): ReadonlyMap<string, Lineage> {
  return new Map([...parentOf.keys()].map((id) => [id, lineageOf(id, parentOf)]));
}

function lineageOf(id: string, parentOf: ReadonlyMap<string, string | undefined>): Lineage {
  const first = parentOf.get(id);
  if (first !== undefined && !parentOf.has(first)) return { parents: [], unknown: first };
  const seen = new Set([id]);
  let next = first;
  while (next !== undefined && parentOf.has(next) && !seen.has(next)) {
    seen.add(next);
    next = parentOf.get(next);
  }
  const [, ...parents] = seen;
  return { parents, ...(next === id ? { circle: [...seen] } : {}) };
}
