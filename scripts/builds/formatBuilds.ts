import type { Measured } from "./measureProcess.ts";

/** What was measured, several times. */
export type Sample = readonly [what: string, measured: readonly Measured[]];

/** A ratio of two medians that a build should not exceed. */
export interface Aim {
  readonly what: string;
  readonly of: readonly Measured[];
  readonly to: readonly Measured[];
  readonly most: number;
}

/** More memory than this a small machine of a CI system does not have to spare. */
const MOST_BYTES = 500_000_000;

/** A table of the samples, and each aim with what was reached. */
export function formatBuilds(
  samples: readonly Sample[],
  aims: readonly Aim[],
  { count, peakBytes }: { readonly count: number; readonly peakBytes: number },
): string {
  const verdict = (isMet: boolean) => (isMet ? "met" : "NOT MET");
  return [
    `${count} generated brands, Node ${process.version}; median and range in seconds`,
    "",
    ...samples.map(([what, measured]) => {
      const [low = 0, high = 0] = [timesOf(measured).at(0), timesOf(measured).at(-1)];
      const range = measured.length > 1 ? `  ${seconds(low)} to ${seconds(high)}` : "  (once)";
      return `${what.padEnd(34)}${seconds(medianOf(measured)).padStart(8)}${range}`;
    }),
    "",
    ...aims.map(({ what, of, to, most }) => {
      const ratio = medianOf(of) / medianOf(to);
      return `${verdict(ratio <= most).padEnd(8)} ${what}: ${ratio.toFixed(2)} ×`;
    }),
    `${verdict(peakBytes <= MOST_BYTES).padEnd(8)} at most 500 MB of memory: ${(peakBytes / 1e6).toFixed(0)} MB`,
  ].join("\n");
}

const timesOf = (measured: readonly Measured[]): number[] =>
  measured.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);

const medianOf = (measured: readonly Measured[]): number =>
  timesOf(measured)[Math.floor(measured.length / 2)] ?? Number.NaN;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
