const MINUTE_MS = 60_000;

/** If there is no sign of life for longer than this, nobody knows how much time has passed. */
export const PAUSE_MS = 10 * MINUTE_MS;

/** The number of pauses that are remembered; older ones no longer matter. */
const MOST_PAUSES = 200;

/** From the last sign of life to the next one: nothing happened between them. */
type Pause = readonly [from: number, to: number];

/** The history of the machine's clock, in milliseconds since 1970. */
export interface ClockState {
  /** The latest moment that the platform has seen: the high-water mark. */
  readonly mark: number;
  /** Oldest first; the first one is the time before the platform existed. */
  readonly pauses: readonly Pause[];
}

interface Return {
  /** The moment that it had jumped to. Everything since then has a timestamp later than its true time. */
  readonly since: number;
  readonly by: number;
}

export function beginClock(at: number): ClockState {
  return { mark: at, pauses: [[0, at]] };
}

/**
 * Processes another reading of the machine's clock. A jump forward looks like a time in which nothing happened, and
 * counts as one until proven otherwise. A clock that then shows a moment of such a pause had run ahead, because a
 * moment at which the platform was in use cannot come twice. A clock that does show such a moment is behind, and is not
 * followed.
 */
export function lookAt(state: ClockState, at: number): { readonly next: ClockState; readonly back?: Return } {
  const { mark, pauses } = state;
  if (at > mark + PAUSE_MS) return { next: { mark: at, pauses: [...pauses, [mark, at] as const].slice(-MOST_PAUSES) } };
  if (at >= mark) return { next: { mark: at, pauses } };
  if (mark - at <= PAUSE_MS) return { next: state };
  const index = pauses.findLastIndex(([from, to]) => at >= from - PAUSE_MS && at < to);
  const pause = pauses[index];
  if (pause === undefined) return { next: state };
  const [from, to] = pause;
  const shorter: readonly Pause[] = at > from + PAUSE_MS || index === 0 ? [[from, at]] : [];
  return { next: { mark: at, pauses: [...pauses.slice(0, index), ...shorter] }, back: { since: to, by: mark - at } };
}

/** The start of the last `ms` milliseconds of use: pauses, and with them jumps of the clock, do not count. */
export function usedSince({ mark, pauses }: ClockState, at: number, ms: number): number {
  let end = at > mark + PAUSE_MS ? mark : at;
  let left = ms;
  for (const [from, to] of pauses.toReversed()) {
    // Nothing is known of the time before the first reading: a file of an older version was in use then.
    if (from === 0) break;
    const used = Math.max(0, end - to);
    if (used >= left) break;
    left -= used;
    end = Math.min(end, from);
  }
  return end - left;
}
