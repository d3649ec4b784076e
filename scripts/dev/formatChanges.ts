import type { Change } from "./measureChanges.ts";

/** A change must show within this time, in ms. */
const MOST_MS = 1000;

/** One line a brand: when the message reached the page, and when the page showed the change. */
export function formatChanges(brand: string, changes: readonly Change[]): string {
  const part = (name: keyof Change): string => {
    const values = changes.map((change) => change[name]);
    return `${name} after ${percentile(values, 0.5)} ms (p95 ${percentile(values, 0.95)} ms)`;
  };
  const isOver =
    percentile(
      changes.map(({ shown }) => shown),
      0.95,
    ) > MOST_MS;
  return `${brand.padEnd(10)} ${part("sent")} · ${part("shown")}   (${isOver ? "over the " : ""}limit: ${MOST_MS} ms; ${changes.length} changes)`;
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
