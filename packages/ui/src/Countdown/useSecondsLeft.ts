import { useEffect, useEffectEvent, useState } from "react";
import { secondsLeft } from "./remainingTime.ts";

/** The seconds until a moment, second by second; 0 from then on. */
export function useSecondsLeft(until: number, now: () => number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const tick = useEffectEvent(() => {
    const next = secondsLeft(until, now());
    setLeft(next);
    if (next === 0) onEnd?.();
    return next;
  });
  useEffect(() => {
    // The first tick runs at once: with a new `until`, the remaining time has changed.
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      if (tick() > 0) timer = setTimeout(run, 1000);
    };
    timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}
