/** How many of the next items may be brought forward. */
const LOOK = 60;

/** How the neighbours of a list are told apart. */
interface Spreading<Item> {
  /** What an item should be after those before it, the latest first: all of it, else the next wish, else nothing. */
  readonly wishes: readonly ((item: Item, before: readonly Item[]) => boolean)[];
  /** How many items before one the wishes are about. */
  readonly back: number;
  /** Items of one lane keep their order. */
  readonly lane: (item: Item) => unknown;
}

/** The same items, ordered so that neighbours differ: one that does not comes a little later. */
export function spread<Item>(items: readonly Item[], spreading: Spreading<Item>): Item[] {
  const left = [...items];
  const placed: Item[] = [];
  while (left.length > 0) {
    const before = placed.slice(-spreading.back).toReversed();
    placed.push(...left.splice(placeOfNext(left, before, spreading), 1));
  }
  return placed;
}

/** Where the next item is among those left. Mostly it is the first one, so nothing is prepared for the others. */
function placeOfNext<Item>(left: readonly Item[], before: readonly Item[], { wishes, lane }: Spreading<Item>): number {
  for (const wish of wishes) {
    const passed = new Set<unknown>();
    for (const [at, item] of left.slice(0, LOOK).entries()) {
      const own = lane(item);
      if (!passed.has(own) && wish(item, before)) return at;
      passed.add(own);
    }
  }
  return 0;
}
