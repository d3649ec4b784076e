import { hashText } from "./random.ts";

/**
 * A number for a seed. Seeds that differ only in the number at their end get consecutive numbers, so that neighbours in
 * a list differ.
 */
export function countOf(seed: string): number {
  const [, stem = seed, digits = ""] = /^(.*?)(\d{0,6})$/.exec(seed) ?? [];
  return (hashText(stem) % 1009) + Number(digits);
}

/** The item of a list at an index that wraps around. */
export function itemAt<Item>(items: readonly Item[], count: number): Item {
  const item = items[count % items.length];
  if (item === undefined) throw new RangeError("itemAt needs a list with at least one item");
  return item;
}
