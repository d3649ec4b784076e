/** Stops the clock that the site measures pauses between presses with. `pass` lets time go by, in ms. */
export function stopClock() {
  let now = performance.now();
  performance.now = () => now;
  return {
    pass: (ms: number) => {
      now += ms;
    },
    restore: () => void Reflect.deleteProperty(performance, "now"),
  };
}

/** Holds what the site does after exactly this pause, in ms, until `end` lets the pause be over. */
export function holdPause(ms: number) {
  const { setTimeout: wait, clearTimeout: cancel } = window;
  const held = new Map<number, () => void>();
  // Below the ids of the browser's own timers.
  let lastId = 0;
  window.setTimeout = ((action: () => void, delay?: number, ...rest: readonly unknown[]) => {
    if (delay !== ms) return wait(action, delay, ...rest);
    lastId -= 1;
    held.set(lastId, action);
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => void (held.delete(id as number) || cancel(id));
  return {
    count: () => held.size,
    end() {
      const actions = [...held.values()];
      held.clear();
      for (const action of actions) action();
    },
    restore() {
      window.setTimeout = wait;
      window.clearTimeout = cancel;
    },
  };
}
