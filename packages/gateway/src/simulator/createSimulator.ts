import { setTimeout } from "node:timers/promises";
import { createFaults, type Faults } from "./faults.ts";
import { createRequestLog, type RequestLog } from "./requestLog.ts";
import { createSimulatedClock, type SimulatedClock } from "./simulatedClock.ts";
import { createVisitorCountries, type VisitorCountries } from "./visitorCountries.ts";

/** Waits so many milliseconds, or until the signal says that nobody wants it any more. It never rejects. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * What a developer or a test decides about the platform beside its calls. It is held in memory and by no platform: who
 * opens a platform anew hands it the former one's, and goes on with it.
 */
export interface Simulator {
  readonly clock: SimulatedClock;
  readonly faults: Faults;
  readonly countries: VisitorCountries;
  readonly log: RequestLog;
  readonly wait: Wait;
  /** Its time, faults and countries as at the beginning; the log stays. */
  reset(): void;
}

interface SimulatorOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How delays pass, for tests; by the machine's timers if left out. */
  readonly wait?: Wait;
}

export function createSimulator({ clock: real, wait = waitByTimer }: SimulatorOptions): Simulator {
  const [clock, faults, countries] = [createSimulatedClock(real), createFaults(), createVisitorCountries()];
  return {
    clock,
    faults,
    countries,
    log: createRequestLog(),
    wait,
    reset() {
      clock.reset();
      faults.clear();
      countries.clear();
    },
  };
}

async function waitByTimer(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
