import { setImmediate } from "node:timers/promises";

/** Queues work, one item per turn of the event loop, so that other events are handled in between. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}
