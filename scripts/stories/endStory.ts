import * as React from "react";

// The page that the stories' tests share: this changes it once, so that a story leaves nothing behind for the next one.

// React's development build captures a stack for every element until this count of a second is reached. Nobody reads
// those stacks here, and they are an eighth of all script time. If the name changes, the tests get slower and stay right.
const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1] as
  | object
  | undefined;
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
    configurable: true,
  });

const channels = new Set<BroadcastChannel>();

/** A site listens to its other tabs as long as its page is there, and here the page goes on without it. */
class EndingChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}
globalThis.BroadcastChannel = EndingChannel;

const timers = new Set<number>();

type StartTimer = (handler: TimerHandler, delay?: number, ...values: readonly unknown[]) => number;

/** A site asks its platform for news as long as its page is there. Vitest has kept the page's own functions for itself. */
function ending(start: StartTimer): StartTimer {
  return (handler, delay, ...values) => {
    const id = start(handler, delay, ...values);
    timers.add(id);
    return id;
  };
}
const { setTimeout: startOnce, setInterval: startOften } = window as unknown as Record<string, StartTimer>;
Object.assign(window, { setTimeout: ending(startOnce!.bind(window)), setInterval: ending(startOften!.bind(window)) });

/** How many stories leave their garbage before it is collected; each collection takes a third of a second. */
const BETWEEN_COLLECTIONS = 10;
let stories = 0;

/**
 * Ends what a site does as long as its page is there. By itself, Chromium collects what earlier stories left only when
 * memory gets scarce. Until then each turn of the page takes longer: after some minutes a story took three times its
 * processor time, little of it in scripts.
 */
export function endStory(): void {
  for (const channel of channels) channel.close();
  channels.clear();
  for (const id of timers) clearTimeout(id);
  timers.clear();
  stories += 1;
  if (stories % BETWEEN_COLLECTIONS === 0) globalThis.gc?.();
}
