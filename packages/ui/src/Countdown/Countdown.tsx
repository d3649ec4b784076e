import { useEffect, useEffectEvent, useState } from "react";
import * as css from "./Countdown.css.ts";
import { remainingTime, secondsLeft } from "./remainingTime.ts";

export interface CountdownProps {
  /** What the time is left for, for a screen reader: "Time to pay". */
  readonly label: string;
  /** The moment that it ends at, in ms since 1970. */
  readonly until: number;
  /** The present moment in ms since 1970: the platform's clock where a device's may be wrong. */
  readonly now?: () => number;
  /** The short word for days: "d". */
  readonly dayUnit: string;
  readonly onEnd?: () => void;
}

/** The time that is left, second by second. It is not read out each second; who wants to hear it goes to it. */
export function Countdown({ label, until, now = Date.now, dayUnit, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const tick = useEffectEvent(() => {
    const next = secondsLeft(until, now());
    setLeft(next);
    if (next === 0) onEnd?.();
    return next;
  });
  useEffect(() => {
    // The first tick comes at once: by a new moment, the time left is another one.
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      if (tick() > 0) timer = setTimeout(run, 1000);
    };
    timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <time className={css.countdown} role="timer" aria-label={label} dateTime={`PT${left}S`}>
      {remainingTime(left, dayUnit)}
    </time>
  );
}
