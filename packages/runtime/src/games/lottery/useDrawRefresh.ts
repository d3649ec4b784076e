import { useEffect, useEffectEvent } from "react";

/** A moment for the platform to have drawn, and the shortest pause between two requests, in ms. */
const DRAWN = 1500;

/**
 * Requests lotteries again once the first of them has drawn. In the background it waits until the page is visible again.
 */
export function useDrawRefresh(refresh: () => void, at: number, seconds: readonly (number | undefined)[]): void {
  const known = seconds.filter((value) => value !== undefined);
  const next = known.length === 0 ? undefined : at + Math.min(...known) * 1000;
  const onDrawn = useEffectEvent(refresh);
  useEffect(() => {
    if (next === undefined) return undefined;
    const listening = new AbortController();
    const run = () => {
      if (document.visibilityState === "visible") onDrawn();
      else document.addEventListener("visibilitychange", run, { once: true, signal: listening.signal });
    };
    const timer = setTimeout(run, Math.max(next - Date.now(), 0) + DRAWN);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [next]);
}
