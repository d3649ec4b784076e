import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The longest time between two checks, and the shortest, in ms. */
const LONGEST = 5 * MINUTE;
const SHORTEST = 10 * SECOND;

/** Between checks of a site that should be open again, or that does not say when it will be. */
const SOON = MINUTE;

/** The longest time between two checks of a platform that does not respond. */
const LONGEST_DOWN = 2 * MINUTE;

interface Checked {
  /** The platform's last response; `undefined` if it did not respond. */
  readonly status:
    | { readonly state: SystemStatus["state"]; readonly maintenanceEnd?: SystemStatus["maintenanceEnd"] | undefined }
    | undefined;
  /** The checks so far that found the same. */
  readonly checks: number;
  readonly now: number;
  /** From 0 to 1: visitors who were closed out together do not come back in the same second. */
  readonly random: number;
}

/**
 * The time until a closed page checks again, in ms. A platform that does not respond is checked soon and then ever less
 * often. A maintenance is checked when it should end, and every few minutes before, because it may end early.
 */
export function checkDelay({ status, checks, now, random }: Checked): number {
  return Math.round(baseDelay(status, checks, now) * (1 + random / 4));
}

function baseDelay(status: Checked["status"], checks: number, now: number): number {
  if (!status) return Math.min(SHORTEST * 2 ** Math.min(checks, 10), LONGEST_DOWN);
  if (status.state === "restricted") return LONGEST;
  const left = (status.maintenanceEnd ?? 0) - now;
  return left > 0 ? Math.min(Math.max(left, SHORTEST), LONGEST) : SOON;
}

/**
 * Checks again and again, each time `delay` after the last check, until the returned function is called. A page in the
 * background waits until somebody looks at it. Being back online is a reason to check at once, but not more often than
 * the shortest delay.
 */
export function keepChecking(check: () => Promise<unknown>, delay: (checks: number) => number): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  let isChecking = false;
  let isDue = false;
  let last = Date.now();

  const run = async () => {
    if (isChecking) return;
    isDue = document.hidden;
    if (isDue) return;
    clearTimeout(timer);
    isChecking = true;
    await check();
    isChecking = false;
    checks += 1;
    last = Date.now();
    if (!end.signal.aborted) plan();
  };
  const plan = () => (timer = setTimeout(() => void run(), delay(checks)));
  plan();
  const listen = { signal: end.signal };
  document.addEventListener("visibilitychange", () => void (isDue && run()), listen);
  globalThis.addEventListener("online", () => void (Date.now() - last >= SHORTEST && run()), listen);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
