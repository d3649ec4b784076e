import type { Load } from "./measureLoad.ts";

/** The middle one of some numbers; of an even count the lower middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** One line a brand: the medians, and below it what did not pass. */
export function formatLoad(brand: string, loads: readonly Load[]): string {
  const scores = Object.keys(loads[0]?.scores ?? {}).map(
    (name) => `${name} ${median(loads.map(({ scores: of }) => of[name] ?? 0))}`,
  );
  const times = Object.keys(loads[0]?.times ?? {}).map(
    (name) => `${name} ${(median(loads.map(({ times: of }) => of[name] ?? 0)) / 1000).toFixed(2)} s`,
  );
  const shift = `CLS ${median(loads.map(({ layoutShift }) => layoutShift)).toFixed(3)}`;
  const failed = [...new Set(loads.flatMap((load) => load.failed))];
  const line = `${brand.padEnd(10)} ${scores.join(" · ")}   ${[...times, shift].join(" · ")}   (median of ${loads.length})`;
  return failed.length === 0 ? line : `${line}\n${" ".repeat(11)}did not pass: ${failed.join(", ")}`;
}
