import { startTransition, useEffect, useReducer, useState } from "react";
import type { LazyCode } from "./lazyCode.ts";

export interface LazyCodeState<Code> {
  /** The code, once it is here. */
  readonly code: Code | undefined;
  /** It did not come. It stays true while a retry is under way, so that what shows it stays in its place. */
  readonly failed: boolean;
  readonly retrying: boolean;
  /** Fetches it anew. */
  retry(): void;
}

/** Fetches code as soon as its place is drawn, and draws the place again when it is here. Nothing is suspended. */
export function useLazyCode<Code>(lazy: LazyCode<Code>): LazyCodeState<Code> {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Also where it is here by now: it may have come after the place was drawn.
    void lazy.load().then(
      () => startTransition(redraw),
      () => setFailed(true),
    );
  }, [lazy]);
  const [retrying, setRetrying] = useState(false);
  const tryAgain = async () => {
    setRetrying(true);
    try {
      await lazy.preload();
      setFailed(false);
    } catch {
      // It stays failed.
    }
    setRetrying(false);
  };
  return { code: lazy.here, failed, retrying, retry: () => void tryAgain() };
}
