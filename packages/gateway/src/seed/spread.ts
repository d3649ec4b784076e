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
export function spread<Item>(items: readonly Item[], { wishes, back, lane }: Spreading<Item>): Item[] {
  const left = [...items];
  const placed: Item[] = [];
  while (left.length > 0) {
    const before = placed.slice(-back).toReversed();
    const passed = new Set<unknown>();
    const open = left.slice(0, LOOK).flatMap((item, at) => {
      const isFirst = !passed.has(lane(item));
      passed.add(lane(item));
      return isFirst ? [{ item, at }] : [];
    });
    let chosen: (typeof open)[number] | undefined;
    for (const wish of wishes) chosen ??= open.find(({ item }) => wish(item, before));
    placed.push(...left.splice(chosen?.at ?? 0, 1));
  }
  return placed;
}
