interface Press {
  readonly key: string;
  /** What was typed right before, of which the key is the next letter. */
  readonly typed?: string;
  /** Where the focus is; -1 when on no entry. */
  readonly current: number;
  readonly labels: readonly string[];
}

/**
 * Which entry of a menu a key leads to; `undefined` when the key moves nothing. Arrows go round, a letter finds the next entry
 * that begins with it, and several letters one after the other the entry that begins with them.
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

/** A letter goes on from the present entry, also when it is pressed again; a word may go on to be the present entry's. */
function nextByText(text: string, current: number, labels: readonly string[]): number | undefined {
  const again = new Set(text).size === 1;
  const wanted = plain(again ? text.slice(0, 1) : text);
  const order = labels.map(
    (_, step) => (Math.max(current, 0) + (again && current >= 0 ? 1 : 0) + step) % labels.length,
  );
  return order.find((index) => plain(labels[index] ?? "").startsWith(wanted));
}

/** Without accents and capitals: "c" finds Čeština. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
