/** The brands that a brand builds on. */
export interface Lineage {
  /** Ids of the brands that it extends, directly and through others, nearest first, as far as they are there. */
  readonly parents: readonly string[];
  /** The id that it extends and that no folder has. */
  readonly unknown?: string;
  /** The brands of a circle that it is part of, itself first. */
  readonly circle?: readonly string[];
}

/** Follows `extends` from every brand. `parentOf` holds every folder of brands/ with the id that its config names. */
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
