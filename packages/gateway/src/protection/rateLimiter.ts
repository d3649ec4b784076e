import type { Limit, Limits } from "./limits.ts";

type LimitId = { [Id in keyof Limits]: Limits[Id] extends Limit ? Id : never }[keyof Limits];

/** Whom a limit remembers at most; beyond it those that were quiet longest are forgotten. */
const LARGEST_MEMORY = 50_000;

const MINUTE_MS = 60_000;

export interface RateLimiter {
  /** Counts one more of `subject`; returns 0, or how many milliseconds it has to wait. Who is refused is not counted. */
  take(id: LimitId, subject?: string): number;
}

/**
 * Counts in memory and by the platform's clock. It keeps one moment for each subject (GCRA): when it would have used up
 * nothing of its burst again.
 */
export function createRateLimiter(limits: Limits, clock: () => number): RateLimiter {
  const memories = new Map<LimitId, Map<string, number>>();

  function memoryOf(id: LimitId): Map<string, number> {
    const known = memories.get(id);
    if (known) return known;
    const memory = new Map<string, number>();
    memories.set(id, memory);
    return memory;
  }

  return {
    take(id, subject = "") {
      const { burst, perMinute } = limits[id];
      const interval = MINUTE_MS / perMinute;
      const now = clock();
      const memory = memoryOf(id);
      const whole = burst * interval;
      // Sums of fractions of a millisecond are not exact.
      const rounding = 1e-6 * interval;
      const known = memory.get(subject) ?? now;
      // Nobody can owe more than the whole burst: the machine's clock was set back.
      const freeAt = (known > now + whole + rounding ? now : Math.max(known, now)) + interval;
      const wait = freeAt - now - whole;
      if (wait > rounding) return wait;
      // Taken out first: the memory is in the order of last use.
      memory.delete(subject);
      memory.set(subject, freeAt);
      const [quietest] = memory.keys();
      if (memory.size > LARGEST_MEMORY && quietest !== undefined) memory.delete(quietest);
      return 0;
    },
  };
}
