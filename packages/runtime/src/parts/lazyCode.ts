import { readAtOnce } from "../i18n/readAtOnce.ts";

/** Code that is loaded when it is needed. */
export interface LazyCode<Code> {
  /** The code, once it has been loaded. */
  readonly here: Code | undefined;
  /** Loads the code once: every call returns the same promise, also after a failure. */
  load(): Promise<Code>;
  /** Like `load`, but starts again after a failure. For preloading and for a visitor's retry. */
  preload(): Promise<Code>;
}

/**
 * How long `load` returns a failed promise, in ms. `React.lazy` would keep the failure until the document is reloaded.
 * Forgetting it at once would start loading again each time the error view renders.
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
