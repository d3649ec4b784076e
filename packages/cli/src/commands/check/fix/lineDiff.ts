/** A line of a comparison: kept, taken away or added. */
export interface DiffLine {
  readonly kind: " " | "-" | "+";
  readonly text: string;
}

/**
 * What became of the lines of a text. Wherever two lines differ, it goes on at the nearest pair that is equal again: the
 * right answer for small changes far apart, which is what fixes are.
 */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [gone, added] = nextEqual(before.slice(left), after.slice(right));
    for (const text of before.slice(left, left + gone)) lines.push({ kind: "-", text });
    for (const text of after.slice(right, right + added)) lines.push({ kind: "+", text });
    left += gone;
    right += added;
    const same = before[left];
    if (same !== undefined) lines.push({ kind: " ", text: same });
    [left, right] = [left + 1, right + 1];
  }
  return lines;
}

/** How many lines of either text stand before the first that both have: as few as possible, all where there is none. */
function nextEqual(before: readonly string[], after: readonly string[]): [gone: number, added: number] {
  for (let away = 0; away < before.length + after.length; away += 1) {
    for (let gone = Math.max(0, away - after.length + 1); gone <= Math.min(away, before.length - 1); gone += 1)
      if (before[gone] === after[away - gone]) return [gone, away - gone];
  }
  return [before.length, after.length];
}
