import type { BrandSource } from "../brandSource.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";

/** The brand that looks most like another one. */
export interface Twin {
  readonly brand: ResolvedBrand;
  /** Indexes of the looks that both share. */
  readonly shared: readonly number[];
}

/** Brands that share at least this many of their thirteen looks are reported as alike. */
export const ALIKE = 8;

/**
 * The indexes of the looks in six parts. Twins differ in at most five of thirteen looks, so at least one part is the
 * same in both, and only brands that share a part need to be compared.
 */
const parts = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 9],
  [10, 11, 12],
] as const;

interface Entry {
  readonly brand: ResolvedBrand;
  readonly family: string;
  /** Each look as a number: equal looks get equal numbers. */
  readonly looks: readonly number[];
}

/**
 * For each brand that shares at least `ALIKE` looks with one of another family: the first of those that share most.
 * Brands of one family look alike on purpose.
 */
export function findTwins(
  brands: readonly ResolvedBrand[],
  looksOf: (brand: ResolvedBrand) => readonly string[],
): ReadonlyMap<BrandSource, Twin> {
  const numbers = new Map<string, number>();
  const numberOf = (look: string): number => {
    const number = numbers.get(look) ?? numbers.size;
    numbers.set(look, number);
    return number;
  };
  const entries = brands.map((brand) => ({
    brand,
    family: familyOf(brand),
    looks: looksOf(brand).map(numberOf),
  }));
  // Among brands with identical looks, one from each of two families is enough, so a thousand of them cost no more than
  // two.
  const groups = [...Map.groupBy(entries, ({ looks }) => looks.join()).values()].map((group) => {
    const [first] = group;
    const second = group.find(({ family }) => family !== first?.family);
    return { group, speakers: [...(first ? [first] : []), ...(second ? [second] : [])] };
  });
  const speakers = groups.flatMap((each) => each.speakers);
  const byPart = parts.map((part) => Map.groupBy(speakers, ({ looks }) => keyOf(looks, part)));
  const twins = new Map<BrandSource, Twin>();
  for (const { group, speakers: own } of groups) {
    const nearest = new Map(own.map((entry) => [entry.family, nearestTo(entry, byPart)]));
    for (const entry of group) {
      const other = own.length > 1 ? own.find(({ family }) => family !== entry.family) : nearest.get(entry.family);
      if (other) twins.set(entry.brand.source, { brand: other.brand, shared: sharedBy(entry, other) });
    }
  }
  return twins;
}

/**
 * The root of a family: the brand that all its members extend in the end. A brand that extends none is its own root.
 */
export function familyOf({ parents, source }: ResolvedBrand): string {
  return parents.at(-1) ?? source.id;
}

function nearestTo(entry: Entry, byPart: readonly ReadonlyMap<string, readonly Entry[]>[]): Entry | undefined {
  let nearest: Entry | undefined;
  let most = ALIKE - 1;
  for (const [index, part] of parts.entries()) {
    for (const other of byPart[index]?.get(keyOf(entry.looks, part)) ?? []) {
      const shared = other.family === entry.family ? 0 : countShared(entry, other, most);
      if (shared > most) [nearest, most] = [other, shared];
    }
    // The rest are not identical, so none can be nearer.
    if (most === entry.looks.length - 1) break;
  }
  return nearest;
}

function keyOf(looks: readonly number[], part: readonly number[]): string {
  return part.map((place) => looks[place]).join();
}

/** The number of looks that two brands share; if it is not above `most`, any smaller number. */
function countShared({ looks }: Entry, other: Entry, most: number): number {
  let left = looks.length;
  for (let place = 0; place < looks.length && left > most; place += 1)
    if (looks[place] !== other.looks[place]) left -= 1;
  return left;
}

function sharedBy({ looks }: Entry, other: Entry): number[] {
  return [...looks.keys()].filter((place) => looks[place] === other.looks[place]);
}
