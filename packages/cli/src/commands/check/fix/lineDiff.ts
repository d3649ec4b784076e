/** A line of a diff: kept, removed or added. */
export interface DiffLine {
  readonly kind: " " | "-" | "+";
  readonly text: string;
}

/**
 * Compares two texts line by line. Where two lines differ, it continues at the nearest pair of equal lines, which is
 * right for small changes far apart, such as fixes.
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

/**
 * The number of lines of either text before the first one that both have: as few as possible, or all if there is none.
 */
function nextEqual(before: readonly string[], after: readonly string[]): [gone: number, added: number] {
  for (let away = 0; away < before.length + after.length; away += 1) {
    for (let gone = Math.max(0, away - after.length + 1); gone <= Math.min(away, before.length - 1); gone += 1)
      if (before[gone] === after[away - gone]) return [gone, away - gone];
  }
  return [before.length, after.length];
}
