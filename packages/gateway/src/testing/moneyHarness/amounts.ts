import type { Currency } from "./currency.ts";

/** Every amount of a run ends in its operation's number, which links a movement in the ledger to its operation. */
export function taggedAmount({ size }: Currency, sizes: number, operation: number): number {
  if (operation >= size) throw new RangeError(`a run has ${size} operations at most`);
  return sizes * size + operation;
}

/** An amount of points that belongs to one operation: converted in tens, and never fewer than the minimum. */
export function taggedPoints(operation: number): number {
  return 100 + 10 * operation;
}

export function operationOfAmount({ size }: Currency, amount: number): number {
  return amount % size;
}
