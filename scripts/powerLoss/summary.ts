import type { DiskEvent } from "./diskEvents.ts";
import type { Replayed } from "./replay.ts";
import type { Synchronous } from "./traced.ts";

export interface Row extends Omit<Replayed, "firstFailure"> {
  readonly mode: Synchronous;
  readonly operations: number;
  readonly events: readonly DiskEvent[];
}

const columns: readonly (readonly [string, (row: Row) => string | number])[] = [
  ["synchronous", ({ mode }) => mode.toUpperCase()],
  ["operations", ({ operations }) => operations],
  ["writes", ({ events }) => countOf(events, ["write", "truncate"])],
  ["syncs", ({ events }) => countOf(events, ["sync", "syncFolder"])],
  ["images", ({ images }) => images],
  ["with a loss", ({ losing }) => losing],
  ["most lost", ({ mostLost }) => mostLost],
  ["broken", ({ broken }) => broken],
];

function countOf(events: readonly DiskEvent[], kinds: readonly DiskEvent["kind"][]): number {
  return events.filter(({ kind }) => kinds.includes(kind)).length;
}

/** The table: what was done with each mode, and in how many images something was lost or broken. */
export function formatSummary(rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, value]) => `${value(row)}`))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => cell.padStart(widths[column]!)).join("  ")).join("\n");
}

/** What the numbers prove, and what they do not; empty if everything is as it should be. */
export function complaints(rows: readonly Pick<Row, "mode" | "losing" | "broken">[]): readonly string[] {
  return rows.flatMap(({ mode, losing, broken }) => {
    if (mode === "full") {
      return [
        ...(losing > 0 ? [`FULL: ${losing} images have lost what was answered.`] : []),
        ...(broken > 0 ? [`FULL: ${broken} images are broken.`] : []),
      ];
    }
    const isBlind = mode === "off" && losing === 0;
    return isBlind ? ["OFF lost nothing that was answered: the method sees nothing, and FULL proves nothing."] : [];
  });
}
