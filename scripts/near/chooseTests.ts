import type { ReachedTest } from "./reachedTests.ts";
import { type ProgramId, programOf, startSeconds } from "./testCosts.ts";

export interface Choice {
  readonly chosen: readonly ReachedTest[];
  readonly left: readonly ReachedTest[];
  /** What the chosen tests are expected to take. */
  readonly seconds: number;
}

interface Limits {
  /** Seconds for all tests. */
  readonly budget: number;
  /** Whether end-to-end tests have their turn after all others, because building packs for them takes long. */
  readonly endToEndLast: boolean;
  /** How much a test speaks of what has changed, from 0 to 1. */
  readonly likenessOf: (file: string) => number;
}

/** How many test files a program runs at once. */
const AT_ONCE = 2;

/** What the files of a program take together. */
interface Load {
  readonly sum: number;
  readonly longest: number;
}

const added = (load: Load | undefined, cost: number): Load => ({
  sum: (load?.sum ?? 0) + cost,
  longest: Math.max(load?.longest ?? 0, cost),
});

/** Programs run one after the other; a file is not split. */
const secondsOf = (loads: ReadonlyMap<ProgramId, Load>): number =>
  [...loads].reduce(
    (total, [program, { sum, longest }]) => total + startSeconds[program] + Math.max(sum / AT_ONCE, longest),
    0,
  );

/**
 * The tests to run within a time, in turn the nearest one and the one that speaks most of what has changed; the quick ones
 * first among equals. One that takes too long is left out, and those after it still have their chance.
 */
export function chooseTests(
  reached: readonly ReachedTest[],
  costOf: (file: string) => number,
  { budget, endToEndLast, likenessOf }: Limits,
): Choice {
  const tests = reached.map((test) => ({ test, cost: costOf(test.file), likeness: likenessOf(test.file) }));
  const near = tests.toSorted((one, other) => one.test.distance - other.test.distance || one.cost - other.cost);
  const like = tests.toSorted(
    (one, other) => other.likeness - one.likeness || one.test.distance - other.test.distance || one.cost - other.cost,
  );
  const order = [...new Set(near.flatMap((test, place) => [test, like[place] ?? test]))];
  const isLate = ({ test: { runner } }: (typeof tests)[number]) => Number(endToEndLast && runner === "e2e");

  let loads: ReadonlyMap<ProgramId, Load> = new Map();
  const chosen: ReachedTest[] = [];
  const left: ReachedTest[] = [];
  for (const { test, cost } of order.toSorted((one, other) => isLate(one) - isLate(other))) {
    const program = programOf(test.runner);
    const more = new Map(loads).set(program, added(loads.get(program), cost));
    // A test that itself differs runs, whatever it takes.
    const fits = test.distance === 0 || secondsOf(more) <= budget;
    (fits ? chosen : left).push(test);
    if (fits) loads = more;
  }
  return { chosen, left, seconds: secondsOf(loads) };
}
