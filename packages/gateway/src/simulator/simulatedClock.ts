/** The platform's time: a clock that can be put elsewhere, and goes on from there. */
export interface SimulatedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far it is ahead of the clock that it was made from, in milliseconds; below zero it is behind. */
  offset(): number;
  /** Puts it to a moment, in milliseconds since 1970. */
  set(at: number): void;
  /** Puts it on by so many milliseconds, or back. */
  move(by: number): void;
  /** Back to the clock that it was made from. */
  reset(): void;
}

export function createSimulatedClock(real: () => number): SimulatedClock {
  let offset = 0;
  return {
    now: () => real() + offset,
    offset: () => offset,
    set: (at) => {
      offset = at - real();
    },
    move: (by) => {
      offset += by;
    },
    reset: () => {
      offset = 0;
    },
  };
}
