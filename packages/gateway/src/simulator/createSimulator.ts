import { setTimeout } from "node:timers/promises";
import { createFaults, type Faults } from "./faults.ts";
import { createRequestLog, type RequestLog } from "./requestLog.ts";
import { createSimulatedClock, type SimulatedClock } from "./simulatedClock.ts";
import { createVisitorCountries, type VisitorCountries } from "./visitorCountries.ts";

/** Waits the given milliseconds or until the signal aborts. Never rejects. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * Lets a developer or a test control the platform's environment. It is held in memory, independently of a platform:
 * pass it to a new platform to continue with it.
 */
export interface Simulator {
  readonly clock: SimulatedClock;
  readonly faults: Faults;
  readonly countries: VisitorCountries;
  readonly log: RequestLog;
  readonly wait: Wait;
  /** Resets time, faults and countries; keeps the log. */
  reset(): void;
}

interface SimulatorOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How delays pass, for tests; defaults to the machine's timers. */
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
