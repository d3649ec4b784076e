import type { Limit, Limits } from "./limits.ts";

type LimitId = { [Id in keyof Limits]: Limits[Id] extends Limit ? Id : never }[keyof Limits];

/** How many subjects a limit remembers at most; beyond that the least recently used are dropped. */
const LARGEST_MEMORY = 50_000;

const MINUTE_MS = 60_000;

export interface RateLimiter {
  /** Counts one request of `subject`; returns 0, or the milliseconds to wait. Rejected requests are not counted. */
  take(id: LimitId, subject?: string): number;
}

/**
 * Counts in memory and by the platform's clock. For each subject it stores one time (GCRA): when its burst will be full
 * again.
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
      // Nobody can owe more than the whole burst, so the machine's clock was set back.
      const freeAt = (known > now + whole + rounding ? now : Math.max(known, now)) + interval;
      const wait = freeAt - now - whole;
      if (wait > rounding) return wait;
      // Deleted first, because the map is ordered by last use.
      memory.delete(subject);
      memory.set(subject, freeAt);
      const [quietest] = memory.keys();
      if (memory.size > LARGEST_MEMORY && quietest !== undefined) memory.delete(quietest);
      return 0;
    },
  };
}
