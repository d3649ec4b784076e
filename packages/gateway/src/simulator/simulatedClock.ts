/** The platform's time: a clock that can be set and continues from there. */
export interface SimulatedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far it is ahead of the base clock, in milliseconds; negative if it is behind. */
  offset(): number;
  /** Sets it to a time, in milliseconds since 1970. */
  set(at: number): void;
  /** Moves it forward by the given milliseconds, or back. */
  move(by: number): void;
  /** Returns to the base clock. */
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
