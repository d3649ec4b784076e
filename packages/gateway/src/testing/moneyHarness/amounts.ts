/** Every amount of a run ends in the number of its operation: that is how a movement in the ledger tells whose it is. */
const TAGS = 10_000_000;

/** An amount of `size` times 100,000.00 and the operation's number, in minor units. */
export function taggedAmount(size: number, operation: number): number {
  if (operation >= TAGS) throw new RangeError(`a run has ${TAGS} operations at most`);
  return size * TAGS + operation;
}

export function operationOfAmount(amount: number): number {
  return amount % TAGS;
}
