import { runnerOf } from "../mutate/runnerOf.ts";
import type { ReportedTest } from "../trace/reports.ts";

/** The share of the processor time of all stories that one file may take. Shares hold on slow and busy machines. */
const MOST_SHARE = 0.08;

/** Below so many files the shares say nothing: a part of the stories ran. */
const FEWEST_FILES = 50;

interface StoryCost {
  readonly file: string;
  /** Processor time of the page. */
  readonly seconds: number;
  /** Of the seconds of all stories, from 0 to 1. */
  readonly share: number;
}

/** What each story file took in a run of all stories, the costliest first; nothing for a part of them. */
export function storyCosts(tests: readonly ReportedTest[]): readonly StoryCost[] {
  const seconds = new Map<string, number>();
  for (const { file, processorSeconds: own = 0 } of tests)
    if (file !== undefined && runnerOf(file) === "stories") seconds.set(file, (seconds.get(file) ?? 0) + own);
  const whole = [...seconds.values()].reduce((sum, own) => sum + own, 0);
  if (seconds.size < FEWEST_FILES || whole === 0) return [];
  return [...seconds]
    .map(([file, own]) => ({ file, seconds: own, share: own / whole }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const costLine = ({ file, seconds, share }: StoryCost): string =>
  `${percent(share).padStart(7)} ${seconds.toFixed(1).padStart(7)} s  ${file}`;

/** A line for each file that takes more than its share. */
export function costlyLines(tests: readonly ReportedTest[]): readonly string[] {
  return storyCosts(tests)
    .filter(({ share }) => share > MOST_SHARE)
    .map(
      ({ file, share }) =>
        `Too costly: ${file} takes ${percent(share)} of the stories' processor time, and one file may take ${percent(MOST_SHARE)}. Test what is logic in Node, and several states in one story. (npm run test:costs lists all files.)`,
    );
}
