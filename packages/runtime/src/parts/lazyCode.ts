import { readAtOnce } from "../i18n/readAtOnce.ts";

/** Code that is fetched when it is asked for. */
export interface LazyCode<Code> {
  /** It, once it is here. */
  readonly here: Code | undefined;
  /** Fetches it, once: every call gets the same promise, also one that failed. */
  load(): Promise<Code>;
  /** As `load`, but a fetch that failed is begun anew: ahead of need, or when a visitor tries again. */
  preload(): Promise<Code>;
}

/**
 * How long a failed fetch counts as failed, in ms. `React.lazy` would keep the failure as long as the document lives; at
 * once would begin the same wait again each time the place that shows the failure is drawn.
 */
const FORGET_FAILURE = 2000;

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let here: Code | undefined;
  let coming: Promise<Code> | undefined;
  let failed = false;

  function begin(): Promise<Code> {
    failed = false;
    const mine = readAtOnce(fetchCode().then((code) => (here = code)));
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
