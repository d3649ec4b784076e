import { type Random, createRandom } from "../../seed/random.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The clock advances after this many operations. */
const EVERY = 25;
/**
 * By how much: usually seconds, in which orders may be cancelled, and occasionally long enough for orders and sessions
 * to end.
 */
const STEPS = [0.5, 1, 2, 4].map((seconds) => seconds * SECOND_MS);
const LEAPS = [1, 4, 16, 90].map((minutes) => minutes * MINUTE_MS);
const LEAP_EACH = 8;
/**
 * Sometimes a night passes, so that the periods of limits restart; a key of the evening is still remembered in the
 * morning.
 */
const NIGHT_MS = 9 * 60 * MINUTE_MS;
const NIGHT_EACH = 16;

export interface PlatformClock {
  now(): number;
  /** Counts an operation; true if the clock advanced. */
  count(): boolean;
}

/** The platform's time in a run: it advances with operations, not with the machine's speed. */
export function createPlatformClock(seed: number, startedAt: number): PlatformClock {
  const random: Random = createRandom(`${seed} clock`);
  let now = startedAt;
  let counted = 0;
  return {
    now: () => now,
    count() {
      counted += 1;
      if (counted % EVERY !== 0) return false;
      const step = counted / EVERY;
      const usual = random.pick(step % LEAP_EACH === 0 ? LEAPS : STEPS);
      now += step % NIGHT_EACH === 0 ? NIGHT_MS : usual;
      return true;
    },
  };
}
