import { readAtOnce } from "./readAtOnce.ts";
import { fetchLostStyles } from "./lostStyles.ts";

/** Code that is fetched when it is needed. */
export interface LazyCode<Code> {
  /** The code, once it is loaded. */
  readonly here: Code | undefined;
  /** Loads the code once: every call returns the same promise, also after a failure. */
  load(): Promise<Code>;
  /** As `load`, but a failed fetch is repeated: ahead of need, or when a visitor tries again. */
  preload(): Promise<Code>;
}

/**
 * How long a failed fetch counts as failed, in ms. `React.lazy` would keep the failure as long as the document lives; without
 * any time, each render of the place that shows the failure would start the same wait again.
 */
const FORGET_FAILURE = 2000;

/** How long a retry waits, in ms, while the browser still hangs on the first fetch: it does not fetch a module twice. */
const RETRY_PATIENCE = 5000;

let patience = 120_000;

/** Sets how long code may take to load, in ms: the brand's `chunkLoadTimeout` (RT-053). */
export function setCodePatience(ms: number): void {
  patience = ms;
}

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let here: Code | undefined;
  let coming: Promise<Code> | undefined;
  let failed = false;
  let hangs = false;

  /** A fetch that hangs fails after a while. If its code still arrives later, that is used. */
  function fetchInTime(isRetry: boolean): Promise<Code> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          hangs = true;
          reject(new Error("The code did not arrive in time."));
        },
        hangs ? RETRY_PATIENCE : patience,
      );
      // What failed may need them. They keep no other code away if they stay lost, as where an ad blocker takes them.
      const styles = isRetry ? fetchLostStyles() : fetchLostStyles().catch(() => undefined);
      Promise.all([fetchCode(), styles])
        .then(([code]) => resolve((here = code)), reject)
        .finally(() => {
          hangs = false;
          clearTimeout(timer);
        });
    });
  }

  function begin(): Promise<Code> {
    const mine = readAtOnce(fetchInTime(failed));
    failed = false;
    coming = mine;
    mine.catch(() => {
      if (coming !== mine) return;
      failed = true;
      setTimeout(() => coming === mine && (coming = undefined), FORGET_FAILURE);
    });
    return mine;
  }

  return {
    get here() {
      return here;
    },
    load: () => coming ?? begin(),
    preload: () => (coming && !failed ? coming : begin()),
  };
}
