/** Every amount of a run ends in its operation's number, which links a movement in the ledger to its operation. */
const TAGS = 10_000_000;

/** An amount in minor units: `size` times 100,000.00 plus the operation's number. */
export function taggedAmount(size: number, operation: number): number {
  if (operation >= TAGS) throw new RangeError(`a run has ${TAGS} operations at most`);
  return size * TAGS + operation;
}

/** An amount of points that belongs to one operation: converted in tens, and never fewer than the minimum. */
export function taggedPoints(operation: number): number {
  return 100 + 10 * operation;
}

export function operationOfAmount(amount: number): number {
  return amount % TAGS;
}
