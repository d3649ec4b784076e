interface Press {
  readonly key: string;
  /** The letters typed right before this key. */
  readonly typed?: string;
  /** The index of the focused entry; -1 if none has the focus. */
  readonly current: number;
  readonly labels: readonly string[];
}

/**
 * The index of the entry that a key moves to; `undefined` if the key does not move the focus. Arrows wrap around, a letter
 * finds the next entry that begins with it, and several letters typed in a row find the entry that begins with them.
 */
export function menuTarget({ key, typed = "", current, labels }: Press): number | undefined {
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
      return [...key].length === 1 ? nextByText(typed + key, current, labels) : undefined;
  }
}

/** One letter searches from the next entry, also when repeated; a longer word may still match the current entry. */
function nextByText(text: string, current: number, labels: readonly string[]): number | undefined {
  const again = new Set(text).size === 1;
  const wanted = plain(again ? text.slice(0, 1) : text);
  const order = labels.map(
    (_, step) => (Math.max(current, 0) + (again && current >= 0 ? 1 : 0) + step) % labels.length,
  );
  return order.find((index) => plain(labels[index] ?? "").startsWith(wanted));
}

/** Without accents and in lower case: "c" finds Čeština. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
