interface Press {
  readonly key: string;
  /** Where the focus is; -1 when on no entry. */
  readonly current: number;
  readonly labels: readonly string[];
}

/** Which entry of a menu a key leads to; `undefined` when the key moves nothing. Arrows go round, a letter finds the next entry that begins with it. */
export function menuTarget({ key, current, labels }: Press): number | undefined {
  const last = labels.length - 1;
  switch (key) {
    case "ArrowDown":
      return current >= last ? 0 : current + 1;
    case "ArrowUp":
      return current <= 0 ? last : current - 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return [...key].length === 1 ? nextByLetter(key, current, labels) : undefined;
  }
}

function nextByLetter(letter: string, current: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(letter.toLowerCase()));
}
